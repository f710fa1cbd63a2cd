// What is too small for a finger: every control that can be seen must answer on 44 by 44 pixels.
// Squares of a board on a phone and links inside a text are as large as the board and the text.
if (window.innerWidth > 600) return [];
const least = 44, slack = 0.6;
const controls = 'button, input, select, textarea, summary, [role=button], [role=switch], a[href], .handle';
const inText = e => e.tagName === 'A' && getComputedStyle(e).display === 'inline' && e.parentElement.innerText.trim() !== e.innerText.trim();
const answers = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return !!hit && (e.contains(hit) || (e.labels && [...e.labels].some(label => label.contains(hit))));
};
const large = e => {
    const boxes = [e, ...(e.labels || [])].map(one => one.getBoundingClientRect());
    if (boxes.some(box => box.width >= least - slack && box.height >= least - slack)) return true;
    e.scrollIntoView({ block: 'center', inline: 'center' });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // Browsers look at whole pixels.
    const far = least / 2 - 1.5;
    const wide = box.width >= least - slack || (answers(e, x - far, y) && answers(e, x + far, y));
    const high = box.height >= least - slack || (answers(e, x, y - far) && answers(e, x, y + far));
    return wide && high;
};
const seen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.disabled && !e.closest('.voice, .skip, [inert], [aria-hidden=true]:not(.handle)');
const small = [...document.querySelectorAll(controls)].filter(e => seen(e) && !inText(e) && !large(e));
window.scrollTo(0, 0);
const room = document.documentElement.clientWidth;
const wide = document.documentElement.scrollWidth > room
    ? [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > room + 1).map(e => `over the edge: ${e.outerHTML.slice(0, 110)}`).slice(0, 5) : [];
return wide.concat(small.map(e => {
    const box = e.getBoundingClientRect();
    e.scrollIntoView({ block: 'center', inline: 'center' });
    const at = e.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const there = [[-22, 0], [22, 0], [0, -22], [0, 22]].map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.outerHTML.slice(0, 40));
    return `${Math.round(box.width)}×${Math.round(box.height)} ${e.outerHTML.slice(0, 110)}; around it: ${there.join(' | ')}`;
}));
