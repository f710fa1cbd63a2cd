// An ear: hears what a page does with the parameters of its audio graph, and presses arrows by it. It never looks.
(() => {
    // The dice of the browser fall the same in every run. The ear does not know how.
    let die = 0x2f6e2b1;
    const roll = () => (die = Math.imul(die, 1664525) + 1013904223) >>> 24;
    Crypto.prototype.getRandomValues = bytes => {
        for (let at = 0; at < bytes.length; at += 1) bytes[at] = roll();
        return bytes;
    };

    // Every part of the graph by its kind and by how many of that kind there were before it.
    const kinds = new Map(), made = {};
    const watch = (make, kind, part) => {
        const real = BaseAudioContext.prototype[make];
        BaseAudioContext.prototype[make] = function () {
            const node = real.call(this);
            made[kind] = (made[kind] ?? -1) + 1;
            kinds.set(node[part], kind + made[kind]);
            return node;
        };
    };
    watch('createStereoPanner', 'pan', 'pan');
    watch('createBiquadFilter', 'cut', 'frequency');
    watch('createGain', 'gain', 'gain');
    watch('createOscillator', 'pitch', 'frequency');

    const ear = window.ear = { tones: [], strikes: [] };
    const now = {};
    const glide = AudioParam.prototype.setTargetAtTime;
    AudioParam.prototype.setTargetAtTime = function (value, ...rest) {
        const kind = kinds.get(this);
        now[kind] = value;
        // The last part of a tone, and of a silence.
        if (kind === 'pan0') ear.tones.push([now.pan0, now.pitch0, now.cut0, now.gain2]);
        else if (kind === 'gain2' && now.gain0 === 0) ear.tones.push(null);
        return glide.call(this, value, ...rest);
    };
    const strike = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, ...rest) {
        if (kinds.get(this)?.startsWith('pitch')) ear.strikes.push(value);
        return strike.call(this, value, ...rest);
    };

    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const down = new Set();
    const press = (key, whether) => {
        const event = new KeyboardEvent(whether ? 'keydown' : 'keyup', { key, bubbles: true });
        document.activeElement.dispatchEvent(event);
        if (whether) down.add(key); else down.delete(key);
    };
    let out = [1, 0], heard = 0, still = 0, lost = 0, frame = 0;
    // Along the wood, leaning on it; back to it where it was lost; off it where it goes no farther: an inner corner.
    const follow = () => {
        const tone = ear.tones.at(-1);
        if (ear.tones.length > heard) {
            still = tone && tone[3] < 0.03 ? still + 1 : 0;
            lost = tone ? 0 : lost + 1;
            // Nothing for a while: round about in wider and wider circles.
            if (lost > 15) {
                const turn = 4 / (lost + 5), [x, y] = out;
                out = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
            }
        }
        heard = ear.tones.length;
        if (tone) out = [tone[0], 2 * Math.log2(tone[1] / 294)];
        const [along, lean] = !tone ? [0.5, 5] : still > 4 ? [0, -1] : [5, 2];
        const way = [-out[1] * along - out[0] * lean, out[0] * along - out[1] * lean];
        const far = Math.hypot(...way);
        for (const [key, [x, y]] of Object.entries(arrows)) {
            const wanted = (x * way[0] + y * way[1]) / far > 0.38;
            if (wanted !== down.has(key)) press(key, wanted);
        }
        frame = requestAnimationFrame(follow);
    };
    ear.follow = () => {
        ear.tones.length = ear.strikes.length = heard = still = lost = 0;
        follow();
    };
    ear.stop = () => {
        cancelAnimationFrame(frame);
        for (const key of [...down]) press(key, false);
    };
    ear.dip = () => {
        ear.strikes.length = 0;
        press('d', true);
    };
})();
