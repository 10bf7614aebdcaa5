'use strict';

/** The frame around the selected layer on the picture, with handles for its position, size, and corner radius. */
class Handles {
  constructor(selection) {
    this.selection = selection;
    this.outline = drawing('polygon', { class: 'outline' });
    this.layer = element('div', { class: 'handles' },
      drawing('svg', { 'aria-hidden': 'true' }, this.outline));
    this.buttons = {};
    for (const [kind, name] of Object.entries({ move: 'Move', size: 'Size', radius: 'Corner radius' })) {
      const button = element('button', { type: 'button', class: `handle ${kind}`, title: `${name}: drag, or use the arrow keys; Shift for 10` });
      button.addEventListener('pointerdown', (event) => this.begin(kind, event));
      button.addEventListener('keydown', (event) => this.press(kind, event));
      this.buttons[kind] = button;
      this.layer.append(button);
    }
    this.outline.addEventListener('pointerdown', (event) => this.begin('move', event));
    this.isDragging = false;
  }

  /** The picture that the handles are on, and the pixels of a point on it. */
  get host() {
    const { stage, player } = this.selection;
    if (stage) return { screen: player.controls['live-screen'], zoom: stage.zoom };
    const view = player.visible?.[0]?.view;
    return view ? { screen: view.screen, zoom: view.zoom } : null;
  }

  /** Shows the handles where the layer is; hidden while the film plays. */
  show() {
    const { info, player, stage } = this.selection;
    const { host } = this;
    const isHidden = !info || !host || (!stage && player.isPlaying);
    this.layer.hidden = isHidden;
    if (isHidden) return;
    if (this.layer.parentElement !== host.screen) host.screen.append(this.layer);
    this.place(this.dragged?.box ?? info.box);
  }

  place({ corners, own, radius, size }) {
    const { zoom } = this.host;
    const { name } = this.selection.info;
    const at = ([x, y]) => `${(x * zoom).toFixed(1)},${(y * zoom).toFixed(1)}`;
    this.outline.setAttribute('points', corners.map(at).join(' '));
    const [first, , third] = corners;
    const inset = Math.max(radius, Math.min(10 / zoom, size[0] / 4, size[1] / 4));
    const places = {
      move: [(first[0] + third[0]) / 2, (first[1] + third[1]) / 2],
      size: third,
      radius: [0, 1].map((axis) => first[axis] + (own[0][axis] + own[1][axis]) * inset),
    };
    for (const [kind, button] of Object.entries(this.buttons)) {
      const [x, y] = places[kind];
      button.style.left = `${x * zoom}px`;
      button.style.top = `${y * zoom}px`;
      const values = this.parts(kind);
      const text = values.obstacle ?? values.parts.map(({ value }) => Format.number(value)).join(', ');
      button.setAttribute('aria-label', `${button.title.split(':')[0]} of ${name}: ${text}`);
      button.classList.toggle('fixed', Boolean(values.obstacle));
    }
  }

  /** The values that a handle changes, or the reason why it changes nothing. */
  parts(kind) {
    const keys = this.selection.info.keys;
    const find = (name) => keys.find((key) => key.name === name)?.parts;
    const [frame, position, size] = ['frame', 'position', 'size'].map(find);
    const found = {
      move: frame?.length === 4 ? frame.slice(0, 2) : frame ?? position,
      size: frame?.length === 4 ? frame.slice(2) : frame ?? size,
      radius: find('cornerRadius'),
    }[kind];
    const what = { move: 'position', size: 'size', radius: 'corner radius' }[kind];
    if (!found) return { obstacle: `the file has no ${what} for this layer` };
    const fixed = found.find(({ obstacle, value }) => obstacle !== null || value === null);
    if (fixed) return { obstacle: `the ${what} can't be dragged: ${fixed.obstacle ?? `‘${fixed.text}’ isn't a number`}` };
    if (kind !== 'radius' && found.length !== 2) return { obstacle: `the ${what} isn't written as two numbers` };
    return { parts: found, isFrame: Boolean(frame) };
  }

  begin(kind, event) {
    if (event.button !== 0) return;
    const { tuner } = this.selection;
    const { zoom } = this.host;
    const handle = event.currentTarget;
    // The picture below is neither dragged nor touched.
    event.stopPropagation();
    if (handle !== this.outline) event.preventDefault();
    handle.focus?.({ preventScroll: true });
    const start = this.parts(kind);
    const box = this.selection.info.box;
    let isMoved = false;
    const move = (moved) => {
      const by = [(moved.clientX - event.clientX) / zoom, (moved.clientY - event.clientY) / zoom];
      if (!isMoved && Math.hypot(...by) * zoom < 3) return;
      if (start.obstacle) return tuner.say(start.obstacle, true);
      if (!isMoved) {
        [isMoved, this.isDragging, tuner.isDragging] = [true, true, true];
        tuner.begin();
      }
      this.drag(kind, start, box, by, moved.altKey ? 0.1 : 1);
    };
    const end = async () => {
      handle.removeEventListener('pointermove', move);
      if (!isMoved) return;
      // The frame stays where it was dragged until there is a new picture.
      const { info } = this.selection;
      if (info) info.box = this.dragged.box;
      start.parts.forEach((part, index) => (part.value = this.dragged.values[index]));
      [this.dragged, this.isDragging] = [null, false];
      const isTaken = await tuner.sent;
      tuner.isDragging = false;
      if (isTaken) return;
      this.selection.state = null;
      this.selection.choose(this.selection.path);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  }

  /** The distances along two axes that add up to a distance on the canvas. */
  static along([[a, b], [c, d]], [x, y]) {
    const determinant = a * d - b * c;
    if (Math.abs(determinant) < 1e-9) return [0, 0];
    return [(x * d - y * c) / determinant, (y * a - x * b) / determinant];
  }

  /** Changes the values of a handle by a distance on the canvas, and shows where that leads. */
  drag(kind, { parts, isFrame }, box, by, unit) {
    const round = (value) => Math.round(value / unit) * unit;
    const [along, inside] = [Handles.along(box.outer, by), Handles.along(box.own, by)];
    const [first, second] = parts.map(({ value }) => value);
    const shown = { ...box };
    let values;
    const shift = (axes, [x, y]) => [axes[0][0] * x + axes[1][0] * y, axes[0][1] * x + axes[1][1] * y];
    if (kind === 'move') {
      values = [round(first + along[0]), round(second + along[1])];
      const [dx, dy] = shift(box.outer, [values[0] - first, values[1] - second]);
      shown.corners = box.corners.map(([x, y]) => [x + dx, y + dy]);
    } else if (kind === 'size') {
      // Without a frame, the anchor point stays, so the other side moves as well.
      const anchor = isFrame ? [0, 0] : box.anchor;
      const share = anchor.map((part) => 1 / Math.max(0.05, 1 - part));
      values = [Math.max(1, round(first + inside[0] * share[0])), Math.max(1, round(second + inside[1] * share[1]))];
      const change = [values[0] - first, values[1] - second];
      const corner = shift(box.own, [-change[0] * anchor[0], -change[1] * anchor[1]]);
      const [right, down] = [shift(box.own, [values[0], 0]), shift(box.own, [0, values[1]])];
      const [x, y] = [box.corners[0][0] + corner[0], box.corners[0][1] + corner[1]];
      shown.corners = [[x, y], [x + right[0], y + right[1]], [x + right[0] + down[0], y + right[1] + down[1]], [x + down[0], y + down[1]]];
      shown.size = values;
    } else {
      const most = Math.min(...box.size) / 2;
      values = [Math.min(most, Math.max(0, round(first + (inside[0] + inside[1]) / 2)))];
      [shown.radius] = values;
    }
    this.dragged = { box: shown, values };
    this.show();
    const text = (value) => String(Math.round(value * 1e3) / 1e3);
    const written = Object.assign({}, ...parts.map((part, index) => Selection.values(part, text(values[index]))));
    const { tuner, info } = this.selection;
    tuner.put({ action: 'write', ...tuner.written(written) });
    tuner.say(`${{ move: 'position', size: 'size', radius: 'corner radius' }[kind]} of ${info.name}: ${values.map(text).join(', ')}`);
  }

  press(kind, event) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { tuner, info } = this.selection;
    const start = this.parts(kind);
    if (start.obstacle) {
      tuner.say(start.obstacle, true);
      return;
    }
    const step = event.shiftKey ? 10 : 1;
    // An arrow key changes a value by a point, whatever the scale and the rotation on the canvas.
    const by = kind === 'radius' ? [direction[0] - direction[1], 0] : direction;
    const text = (value) => String(Math.round(value * 1e3) / 1e3);
    const values = start.parts.map(({ value }, index) => Math.max(kind === 'move' ? -Infinity : kind === 'size' ? 1 : 0, value + by[index] * step));
    tuner.begin();
    start.parts.forEach((part, index) => (part.value = values[index]));
    tuner.put({ action: 'write', ...tuner.written(Object.assign({}, ...start.parts.map((part, index) => Selection.values(part, text(values[index]))))) });
    tuner.say(`${{ move: 'position', size: 'size', radius: 'corner radius' }[kind]} of ${info.name}: ${values.map(text).join(', ')}`);
  }
}
