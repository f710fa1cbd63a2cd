"""Trains the net that judges Gimel positions from files of `caravanserai gimel datagen`, and writes it in whole numbers.

    python3 train.py --out net.bin data1.bin data2.bin

Everything that shapes the net is an argument with a default; what was used is printed and written beside the net as
JSON. The format of the data and of the net is described in README.md.
"""

import argparse
import json
import time

import numpy
import torch

RECORD, HIDDEN, BUCKETS = 54, 256, 8
ONE, OUT_ONE = 255, 64
INPUTS = 6 * 144 + 2 * 6 * 8
VALUES = torch.tensor([1, 3, 6])
# Centipoints of an output of 1: small, so that rounding the output weights costs few of them.
UNIT = 250
# Centipoints by which looking ahead may differ from the first sight and still be learned.
MOST = 800
# No weight may be so large that a sum of whole numbers overflows.
MOST_WEIGHT = 1.98


def load(names, device):
    """All records in one tensor, in the order of the games."""
    raw = numpy.concatenate([numpy.fromfile(name, dtype=numpy.uint8) for name in names])
    return torch.from_numpy(raw.reshape(-1, RECORD)).to(device)


def unpack(records, flip_files=False, flip_ranks=False):
    """What each record's position looks like to White and to Black, and which output weights judge it."""
    device, count = records.device, records.shape[0]
    bit = torch.arange(8, device=device, dtype=torch.uint8)
    taken = (records[:, :18, None] >> bit & 1).reshape(count, 144)
    pieces = torch.stack([records[:, 18:42] & 15, records[:, 18:42] >> 4], 2).reshape(count, 48)
    place = (taken.cumsum(1, dtype=torch.int16) - 1).clamp(min=0).long()
    codes = torch.where(taken == 1, pieces.gather(1, place), 6)
    board = codes[:, None] == torch.arange(6, device=device, dtype=torch.uint8)[:, None]
    hands = torch.stack([records[:, 42:45] & 15, records[:, 42:45] >> 4], 2).reshape(count, 6)
    lost = 8 - hands - board.sum(2, dtype=torch.uint8)
    board = board.reshape(count, 6, 18, 8)
    if flip_files:
        board = board.flip(2)
    if flip_ranks:
        board = board.flip(3)
    hand, gone = hands[:, :, None] > bit, lost[:, :, None] > bit
    swap = [3, 4, 5, 0, 1, 2]
    views = []
    for order in ([0, 1, 2, 3, 4, 5], swap):
        parts = [part[:, order].reshape(count, -1) for part in (board, hand, gone)]
        views.append(torch.cat(parts, 1).float())
    points = (lost.reshape(count, 2, 3) * VALUES.to(device)).sum(2)
    bucket = (points.amax(1) // 8).clamp(max=BUCKETS - 1)
    return views[0], views[1], bucket


def short(records, at):
    return (records[:, at].int() | records[:, at + 1].int() << 8).to(torch.int16).float()


def facts(records):
    """Whose turn it is, what looking ahead changed about the first sight, and which positions are worth learning."""
    flags = records[:, 45]
    score, sight = short(records, 46), short(records, 52)
    # A capture in the air is found by the search itself; a decided game needs no judgement.
    useful = ((flags & 2) == 0) & (score.abs() < 5_000)
    return (flags & 1).bool(), score, sight, (flags & 4) != 0, (flags & 8) != 0, useful


def later(black, score, last, slips, turns):
    """The score so many turns later in the same game, for who is at move now; the score now if somebody slipped."""
    ends = last.nonzero()[:, 0]
    here = torch.arange(len(score), device=score.device)
    end = ends[torch.searchsorted(ends, here).clamp(max=len(ends) - 1)]
    there = torch.minimum(here + turns, end)
    slipped = slips.int().cumsum(0) - slips.int()
    same = slipped[there] == slipped[here]
    value = torch.where(black[there] == black[here], score[there], -score[there])
    return torch.where(same & (score[there].abs() < 5_000), value, score)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = torch.nn.Linear(INPUTS, HIDDEN)
        self.outer = torch.nn.Linear(2 * HIDDEN, BUCKETS)
        torch.nn.init.uniform_(self.inner.weight, -0.1, 0.1)

    def forward(self, own, other, bucket):
        halves = [self.inner(view).clamp(0, 1) ** 2 for view in (own, other)]
        return self.outer(torch.cat(halves, 1)).gather(1, bucket[:, None])[:, 0]

    @torch.no_grad()
    def tame(self):
        for layer in (self.inner, self.outer):
            layer.weight.clamp_(-MOST_WEIGHT, MOST_WEIGHT)


def views(records, black, which, flips=(False, False)):
    white, dark, bucket = unpack(records[which], *flips)
    turn = black[which][:, None]
    return torch.where(turn, dark, white), torch.where(turn, white, dark), bucket


def quantised(net):
    """The bytes of the net in whole numbers."""
    inner, outer = net.inner, net.outer

    def shorts(tensor, one):
        return (tensor.detach().double().cpu() * one).round().clamp(-32768, 32767).numpy().astype("<i2").tobytes()

    # A column of the matrix is what one input does to all neurons.
    parts = [b"GIMELNET", numpy.int32(UNIT).tobytes()]
    parts += [shorts(inner.weight.T, ONE), shorts(inner.bias, ONE), shorts(outer.weight, OUT_ONE)]
    bias = (outer.bias.detach().double().cpu() * ONE * OUT_ONE).round().numpy().astype("<i4")
    return b"".join(parts + [bias.tobytes()])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--share", type=float, default=0.3, help="of the later score in what is to be learned")
    parser.add_argument("--later", type=int, default=4, help="turns to the later score")
    parser.add_argument("--epochs", type=float, default=16)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--start", help="a state_dict to begin from")
    args = parser.parse_args()
    began = time.time()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")

    records = load(args.data, args.device)
    black, score, sight, last, slips, useful = facts(records)
    wanted = (1 - args.share) * score + args.share * later(black, score, last, slips, args.later)
    target = ((wanted - sight) / UNIT).clamp(-MOST / UNIT, MOST / UNIT)

    chosen = useful.nonzero()[:, 0]
    # Whole games are held out: neighbours in a game are too alike.
    train, check = chosen[chosen < 0.99 * len(records)], chosen[chosen >= 0.99 * len(records)]
    net = Net().to(args.device)
    if args.start:
        net.load_state_dict(torch.load(args.start, map_location=args.device))
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    steps = max(1, int(args.epochs * len(train) / args.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps, pct_start=0.1)
    print(f"{len(records)} positions, {len(train)} to learn from, {steps} steps", flush=True)

    order, at = None, 0
    for step in range(steps):
        if order is None or at + args.batch > len(order):
            order, at = train[torch.randperm(len(train), device=args.device)], 0
        which, at = order[at:at + args.batch], at + args.batch
        flips = (torch.rand(2) < 0.5).tolist()
        out = net(*views(records, black, which, flips))
        loss = torch.nn.functional.smooth_l1_loss(out, target[which])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        net.tame()
        if step % max(1, steps // 10) == 0 or step == steps - 1:
            print(f"step {step} loss {loss.item():.6f} {time.time() - began:.0f} s", flush=True)

    with torch.no_grad():
        said = torch.cat([net(*views(records, black, part)) for part in check.split(65536)])
        off, before = (said - target[check]).abs().mean().item(), target[check].abs().mean().item()
        left = ((said - target[check]) ** 2).mean().item() / (target[check] ** 2).mean().item()
        first = torch.arange(min(1000, len(records)), device=args.device)
        says = (net(*views(records, black, first)) * UNIT).cpu().tolist()
    with open(args.out, "wb") as file:
        file.write(quantised(net))
    torch.save(net.state_dict(), args.out + ".pt")
    with open(args.out + ".says", "w", encoding="utf-8") as file:
        file.write("\n".join(f"{value:.1f}" for value in says) + "\n")
    told = vars(args) | {"positions": len(records), "learned": len(train), "unit": UNIT, "steps": steps,
                         "off": off * UNIT, "off_without": before * UNIT, "variance_left": left,
                         "seconds": round(time.time() - began)}
    with open(args.out + ".json", "w", encoding="utf-8") as file:
        json.dump(told, file, indent=1)
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
