'use strict';

/** The keyboard commands, unless a control needs the keys. */
function listenToKeys(player) {
  const next = (list, value, by) => list[Math.max(0, Math.min(list.length - 1, list.indexOf(value) + by))];
  const actions = {
    ' ': () => player.toggle(),
    ArrowLeft: ({ shiftKey }) => player.step(shiftKey ? -10 : -1),
    ArrowRight: ({ shiftKey }) => player.step(shiftKey ? 10 : 1),
    Home: () => player.goTo(player.bounds[0]),
    End: () => player.goTo(Math.min(player.bounds[1], player.span)),
    i: () => player.setRange(player.time, player.bounds[1] > player.time ? player.bounds[1] : player.duration),
    o: () => player.setRange(player.bounds[0] < player.time ? player.bounds[0] : 0, player.snap(player.time) + 1 / player.fps),
    x: () => player.change({ range: null }),
    l: () => player.change({ loops: !player.loops }),
    '[': () => player.change({ speed: next(Player.speeds, player.speed, -1) }),
    ']': () => player.change({ speed: next(Player.speeds, player.speed, 1) }),
    '+': () => player.zoomBy(1),
    '=': () => player.zoomBy(1),
    '-': () => player.zoomBy(-1),
    0: () => player.setZoom('fit'),
    g: () => player.change({ ghosts: { 0: 1, 1: 2, 2: 3, 3: 5, 5: 0 }[player.ghosts] }),
    t: () => player.change({ showsTouches: !player.showsTouches }),
    c: () => {
      if (player.clips.length > 1) player.setCompare({ one: 'side', side: 'swipe', swipe: 'over', over: 'difference', difference: 'one' }[player.compare]);
    },
    n: () => player.comments?.begin(),
    '?': () => player.controls.keys.showModal(),
  };

  addEventListener('keydown', (event) => {
    const { target } = event;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || player.controls.keys.open) return;
    // While the scene is touched, it gets the keys.
    if (target.id === 'live-screen') return;
    const isScrubber = target === player.controls.scrubber;
    if (target.matches('select, textarea, input:not([type=checkbox])') && !isScrubber) return;
    // A focused button or switch is pressed by the space bar.
    if (event.key === ' ' && target.matches('button, summary, input[type=checkbox]')) return;
    // A picture that is larger than its table is scrolled by the arrow keys only with a pointer: time comes first.
    event.preventDefault();
    action(event);
  });
}
