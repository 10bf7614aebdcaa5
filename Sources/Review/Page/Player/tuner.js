'use strict';

/** Makes an element of SVG. */
function drawing(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The springs and curves written as numbers in the file, each as a draggable curve. */
class Tuner {
  constructor(access, controls, dialog) {
    Object.assign(this, { access, controls, dialog });
    this.motions = [];
    this.notations = {};
    this.stroke = 0;
    this.waiting = new Map();
    this.file = new FilePane(this, controls, access);
    this.draft = new Draft(this, controls, access);
    const on = (id, act) => controls[id].addEventListener('click', () => this.guard(act));
    on('tune-undo', () => this.ask({ action: 'undo' }));
    on('tune-redo', () => this.ask({ action: 'redo' }));
    on('tune-save', () => this.confirm());
    document.addEventListener('keydown', (event) => {
      const isText = event.target.matches?.('input[type="text"], input[type="search"], input[type="number"], textarea');
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isText || !access.canWrite) return;
      event.preventDefault();
      this.guard(() => this.ask({ action: event.shiftKey ? 'redo' : 'undo' }));
    });
  }

  /** Requests the file's current values, unless a drag is changing them. */
  refresh() {
    if (this.access.canWrite && !this.isDragging && !this.isSending) this.guard(() => this.ask({ action: 'list' }));
  }

  /** Performs an action, and shows the reason if it is refused; returns whether it was done. */
  async guard(act) {
    try {
      await act();
      if (this.controls['tune-message'].classList.contains('error')) this.say('');
      return true;
    } catch (error) {
      // A server that is gone is reported elsewhere.
      if (!(error instanceof TypeError)) this.say(error.message, true);
      return false;
    }
  }

  say(text, isError = false) {
    const { 'tune-message': message } = this.controls;
    message.hidden = text === '';
    message.classList.toggle('error', isError);
    message.textContent = text;
  }

  async ask(values) {
    this.show(await (await post(this.access, 'tune', values)).json());
  }

  async confirm() {
    const change = await (await post(this.access, 'tune', { action: 'change' })).json();
    this.dialog.show(change, () => this.guard(() => this.ask({ action: 'save', digest: change.digest })));
  }

  /** Changes a motion; if changes come too fast, the last one counts. */
  set(id, notation, values) {
    const wanted = { action: 'set', id, ...(notation && { notation }) };
    for (const [key, value] of Object.entries(values)) wanted[`value.${key}`] = Math.round(value * 1e4) / 1e4;
    return this.put(wanted);
  }

  /** Writes values at their places in the file; returns whether they were accepted. */
  write(values) {
    return this.guard(() => this.ask({ action: 'write', stroke: this.stroke, ...this.written(values) }));
  }

  /** Values for the file, as fields of a request. */
  written(values) {
    return Object.fromEntries(Object.entries(values).map(([path, value]) => [`value.${path}`, value]));
  }

  /** Sends a change; of changes to the same values that come too fast, the last one counts. */
  put(change) {
    const { stroke, waiting } = this;
    const key = JSON.stringify([change.action, change.id, stroke, Object.keys(change)]);
    waiting.set(key, { stroke, ...change });
    this.sent = this.isSending ? this.sent : this.send();
    return this.sent;
  }

  /** Sends the changes that wait; returns whether the last one was accepted. */
  async send() {
    this.isSending = true;
    let isTaken = true;
    while (this.waiting.size > 0) {
      const [[key, change]] = this.waiting;
      this.waiting.delete(key);
      isTaken = await this.guard(() => this.ask(change));
    }
    this.isSending = false;
    return isTaken;
  }

  /** Opens the editor of a motion. */
  open(id) {
    const row = this.rows.find(({ motion }) => motion.id === id);
    if (!row) return;
    row.box.open = true;
    row.box.scrollIntoView({ block: 'nearest' });
    row.box.querySelector('summary').focus();
  }

  /** Begins a drag, which is undone as a whole. */
  begin() {
    this.stroke += 1;
  }

  show({ motions, canUndo, canRedo, isChanged, notice }) {
    const { tuner, motions: list, 'tune-bar': bar } = this.controls;
    this.editor.setMotions(motions);
    this.file.refresh();
    this.draft.note(isChanged);
    motions = motions.filter(({ kind }) => kind !== 'none' && kind !== 'timing');
    const isSame = motions.map(({ id, kind }) => id + kind).join() === this.motions.map(({ id, kind }) => id + kind).join();
    this.motions = motions;
    tuner.hidden = motions.length === 0;
    bar.hidden = !this.access.canWrite;
    this.controls['tune-undo'].disabled = !canUndo;
    this.controls['tune-redo'].disabled = !canRedo;
    this.controls['tune-save'].disabled = !isChanged;
    if (!isSame) {
      this.rows = motions.map((motion) => new TunerRow(this, motion));
      list.replaceChildren(...this.rows.map(({ box }) => box));
    }
    motions.forEach((motion, index) => this.rows[index].show(motion));
    if (notice) setTimeout(() => this.say(notice));
  }
}

/** A motion in the list: a small curve with its numbers, and its editor when it is open. */
class TunerRow {
  static width = 248;
  static height = 150;
  static margin = { left: 10, right: 10, top: 12, bottom: 16 };

  constructor(tuner, motion) {
    this.tuner = tuner;
    this.motion = motion;
    this.icon = drawing('path');
    this.summary = element('span', { class: 'quiet' });
    this.editor = element('div', { class: 'editor' });
    this.box = element('details', { class: 'motion', 'data-id': motion.id },
      element('summary', {},
        drawing('svg', { class: 'sketch', viewBox: '0 0 44 28', 'aria-hidden': 'true' }, this.icon),
        element('span', { class: 'what' }, element('span', { class: 'name' }, motion.title), this.summary)),
      this.editor);
    this.box.addEventListener('toggle', () => this.show(this.motion));
  }

  get isCurve() {
    return this.motion.kind === 'curve';
  }

  show(motion) {
    this.motion = motion;
    const isChanged = motion.saved !== null;
    this.box.classList.toggle('tuned', isChanged);
    const numbers = this.isCurve ? motion.points.map((x) => Format.number(x)).join(', ')
      : this.own.parameters.map(({ key, value }) => `${key} ${Format.number(value)}`).join(', ');
    this.summary.textContent = `${this.isCurve ? this.named ?? numbers : numbers} · line ${motion.line}`;
    this.icon.setAttribute('d', this.path(this.frame(44, 28, { left: 3, right: 3, top: 4, bottom: 4 }), this.value));
    if (!this.box.open) return;
    // A control that is in use is not replaced.
    if (this.editor.childElementCount === 0 || this.shape !== this.shapeOf(motion)) this.build();
    this.draw();
  }

  shapeOf(motion) {
    return JSON.stringify([motion.kind, motion.notation, this.notation, motion.fixed.map(({ key }) => key)]);
  }

  /** The notation of the file. */
  get own() {
    return this.motion.notations.find(({ name }) => name === this.motion.notation);
  }

  /** The notation in which it is shown. */
  get shown() {
    return this.motion.notations.find(({ name }) => name === this.notation) ?? this.own;
  }

  get named() {
    return this.motion.named?.find(({ points }) => points.every((x, index) => x === this.motion.points[index]))?.name;
  }

  get value() {
    return this.isCurve ? this.motion.points : this.motion.sketch;
  }

  // Building

  build() {
    this.shape = this.shapeOf(this.motion);
    this.graph = drawing('svg', {
      class: 'graph', viewBox: `0 0 ${TunerRow.width} ${TunerRow.height}`, role: 'img',
      'aria-label': this.isCurve ? 'The timing curve; its handles can be dragged' : 'The spring; drag its first peak',
    });
    this.setters = [];
    const controls = this.isCurve ? this.curveControls() : this.springControls();
    this.facts = element('p', { class: 'quiet facts' });
    this.back = element('button', { type: 'button', class: 'link' }, 'Back to the saved numbers');
    this.back.addEventListener('click', () => this.restore());
    this.editor.replaceChildren(this.graph, this.facts, ...controls, this.back);
    this.listen();
  }

  curveControls() {
    const select = element('select', { 'aria-label': 'A curve by name' },
      element('option', { value: '' }, 'custom'), ...this.motion.named.map(({ name }) => element('option', {}, name)));
    select.addEventListener('change', () => {
      const points = this.motion.named.find(({ name }) => name === select.value)?.points;
      if (points) this.setNow(null, { x1: points[0], y1: points[1], x2: points[2], y2: points[3] });
    });
    this.setters.push(() => (select.value = this.named ?? ''));
    const field = (key, index) => this.number(key, key, () => this.motion.points[index],
      { min: index % 2 === 0 ? 0 : -2, max: index % 2 === 0 ? 1 : 3, step: 0.01 }, null);
    return [
      element('label', { class: 'wide' }, 'Curve', select),
      ...['x1', 'y1', 'x2', 'y2'].map(field),
    ];
  }

  springControls() {
    const select = element('select', { 'aria-label': 'Notation' }, ...this.motion.notations.map(({ name, label }) =>
      element('option', { value: name }, name === this.motion.notation ? `${label} (in the file)` : label)));
    select.value = this.shown.name;
    select.addEventListener('change', () => {
      this.notation = select.value;
      this.build();
      this.draw();
    });
    const { name } = this.shown;
    return [
      element('label', { class: 'wide' }, select),
      ...this.shown.parameters.map(({ key, step }, index) => this.number(key, TunerRow.label(key),
        () => this.shown.parameters[index]?.value, { range: () => this.shown.parameters[index]?.range, step }, name)),
    ];
  }

  static label(key) {
    const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return ['duration', 'response', 'perceptualDuration'].includes(key) ? `${words} (s)` : words;
  }

  /** A slider and a field for a number. */
  number(key, label, value, { min, max, range, step }, notation) {
    const bounds = () => (range ? range() ?? [0, 1] : [min, max]);
    const slider = element('input', { type: 'range', step: 'any', 'aria-label': label });
    const field = element('input', { type: 'number', step, 'aria-label': `${label} as a number` });
    const { origin, variable } = this.motion.fixed.find((fixed) => fixed.key === key) ?? {};
    const isFixed = origin !== undefined && !variable && (this.isCurve || notation === this.motion.notation);
    slider.disabled = field.disabled = isFixed;
    const put = (number) => Number.isFinite(number) && this.tuner.set(this.motion.id, notation, { [key]: number });
    slider.addEventListener('pointerdown', () => this.tuner.begin());
    slider.addEventListener('keydown', () => this.tuner.begin());
    slider.addEventListener('input', () => put(Math.round(Number(slider.value) / step) * step));
    // Typed text stays until it is sent.
    let isTyped = false;
    field.addEventListener('input', () => (isTyped = true));
    field.addEventListener('change', () => {
      isTyped = false;
      this.tuner.begin();
      if (field.value !== '') put(Number(field.value));
    });
    this.setters.push(() => {
      const now = value();
      if (now === undefined) return;
      [slider.min, slider.max] = bounds();
      if (!slider.matches(':active')) slider.value = now;
      if (!isTyped) field.value = Number(now.toFixed(3));
    });
    return element('div', { class: 'knob', title: isFixed ? `set by ${origin}` : '' },
      element('span', { class: 'quiet' }, origin !== undefined && (this.isCurve || notation === this.motion.notation) ? `${label} — ${origin}` : label),
      element('div', { class: 'row' }, slider, field));
  }

  setNow(notation, values) {
    this.tuner.begin();
    this.tuner.set(this.motion.id, notation, values);
  }

  restore() {
    const { saved, savedValues, notation } = this.motion;
    if (!saved) return;
    this.setNow(this.isCurve ? null : notation, savedValues);
  }

  // Drawing

  /** Maps a motion's time and value to a place of a drawing. */
  frame(width, height, margin) {
    const { left, right, top, bottom } = margin;
    const values = this.isCurve ? [this.motion.points[1], this.motion.points[3]]
      : [...this.motion.sketch.values, ...(this.motion.saved?.values ?? [])];
    const low = Math.min(0, ...values), high = Math.max(1, ...values);
    const end = this.isCurve ? 1 : Math.max(this.motion.sketch.duration, this.motion.saved?.duration ?? 0);
    return {
      end, low, high,
      x: (time) => left + (time / end) * (width - left - right),
      y: (value) => top + ((high - value) / (high - low)) * (height - top - bottom),
      time: (x) => ((x - left) / (width - left - right)) * end,
      value: (y) => high - ((y - top) / (height - top - bottom)) * (high - low),
    };
  }

  path(frame, value) {
    const place = (time, level) => `${frame.x(time).toFixed(2)} ${frame.y(level).toFixed(2)}`;
    if (this.isCurve) {
      const [x1, y1, x2, y2] = value;
      return `M${place(0, 0)}C${place(x1, y1)} ${place(x2, y2)} ${place(1, 1)}`;
    }
    const last = value.values.length - 1;
    const end = place(frame.end, value.values[last]);
    return `M${value.values.map((level, index) => place((index / last) * value.duration, level)).join('L')}L${end}`;
  }

  draw() {
    const { motion } = this;
    // The scale stands still while something is dragged.
    this.view = this.dragged ? this.view : this.frame(TunerRow.width, TunerRow.height, TunerRow.margin);
    const { view } = this;
    const line = (x1, y1, x2, y2, kind) => drawing('line', { x1, y1, x2, y2, class: kind });
    const [left, right] = [view.x(0), view.x(view.end)];
    const parts = [line(left, view.y(0), right, view.y(0), 'axis'), line(left, view.y(1), right, view.y(1), 'axis')];
    if (motion.saved) parts.push(drawing('path', { d: this.path(view, motion.saved), class: 'saved' }));
    parts.push(drawing('path', { d: this.path(view, this.value), class: 'curve' }));
    for (const { name, time, value, from } of this.handles()) {
      if (from) parts.push(line(view.x(from[0]), view.y(from[1]), view.x(time), view.y(value), 'arm'));
      parts.push(drawing('circle', { cx: view.x(time), cy: view.y(value), r: 7, class: 'handle', 'data-name': name }));
    }
    if (!this.isCurve) {
      const label = drawing('text', { x: right, y: TunerRow.height - 3, class: 'tick', 'text-anchor': 'end' });
      label.textContent = `${Format.number(Number(view.end.toFixed(2)))} s`;
      parts.push(label);
    }
    this.graph.replaceChildren(...parts);
    for (const set of this.setters) set();
    this.back.hidden = motion.saved === null;
    this.facts.textContent = this.isCurve ? this.curveFacts() : this.springFacts();
  }

  curveFacts() {
    const [, y1, , y2] = this.motion.points;
    return Math.max(y1, y2) > 1 || Math.min(y1, y2) < 0 ? 'passes its ends on the way' : '';
  }

  springFacts() {
    const { overshoot, settling } = this.motion.sketch;
    const { response, dampingRatio } = this.motion;
    const over = overshoot > 0.0005 ? `overshoots by ${(overshoot * 100).toFixed(overshoot < 0.1 ? 1 : 0)} %` : 'does not overshoot';
    return `${over} · settles in ${settling.toFixed(2)} s · response ${response.toFixed(2)} s · damping ratio ${dampingRatio.toFixed(2)}`;
  }

  // Dragging

  /** The draggable handles, by name, time and value. */
  handles() {
    if (this.isCurve) {
      const [x1, y1, x2, y2] = this.motion.points;
      const all = [{ name: 'first', time: x1, value: y1, from: [0, 0] }, { name: 'second', time: x2, value: y2, from: [1, 1] }];
      const isFixed = (key) => this.motion.fixed.some((fixed) => fixed.key === key && !fixed.variable);
      return all.filter((_, index) => !isFixed(`x${index + 1}`) && !isFixed(`y${index + 1}`));
    }
    const { sketch, response, dampingRatio } = this.motion;
    const time = sketch.overshoot > 0 ? sketch.peakTime : TunerRow.peakTime(response, dampingRatio);
    return time < this.view.end * 1.001 ? [{ name: 'peak', time, value: 1 + sketch.overshoot }] : [];
  }

  /** The most damping at which a peak is dragged; beyond it no peak is visible. */
  static mostDamping = 0.9;

  /** The time of the first peak of a spring that begins at rest: half a period of the damped oscillation. */
  static peakTime(response, ratio) {
    return response / 2 / Math.sqrt(1 - Math.min(ratio, TunerRow.mostDamping) ** 2);
  }

  listen() {
    const { graph } = this;
    const place = (event) => {
      const box = graph.getBoundingClientRect();
      return {
        time: this.view.time(((event.clientX - box.left) / box.width) * TunerRow.width),
        value: this.view.value(((event.clientY - box.top) / box.height) * TunerRow.height),
      };
    };
    graph.addEventListener('pointerdown', (event) => {
      const { time, value } = place(event);
      const distance = (handle) => Math.hypot(
        this.view.x(handle.time) - this.view.x(time), this.view.y(handle.value) - this.view.y(value));
      const [nearest] = this.handles().sort((a, b) => distance(a) - distance(b));
      if (!nearest || distance(nearest) > 40) return;
      event.preventDefault();
      graph.setPointerCapture(event.pointerId);
      this.tuner.begin();
      this.tuner.isDragging = true;
      this.dragged = { ...nearest, time: nearest.time - time, value: nearest.value - value };
    });
    graph.addEventListener('pointermove', (event) => {
      if (!this.dragged) return;
      const { time, value } = place(event);
      this.drag(time + this.dragged.time, value + this.dragged.value);
    });
    const end = () => {
      if (!this.dragged) return;
      this.dragged = null;
      this.tuner.isDragging = false;
      this.draw();
    };
    graph.addEventListener('pointerup', end);
    graph.addEventListener('pointercancel', end);
  }

  drag(time, value) {
    const limit = (number, low, high) => Math.min(Math.max(number, low), high);
    if (this.isCurve) {
      const index = this.dragged.name === 'first' ? 1 : 2;
      const rounded = (number) => Math.round(number * 100) / 100;
      return this.tuner.set(this.motion.id, null, {
        [`x${index}`]: rounded(limit(time, 0, 1)), [`y${index}`]: rounded(limit(value, -2, 3)),
      });
    }
    // The first peak of a spring from rest: its overshoot is e^(−πζ/√(1 − ζ²)), its time half a damped period.
    const logarithm = Math.log(limit(value - 1, 1e-6, 0.99));
    const ratio = value <= 1.001 ? 1 : -logarithm / Math.hypot(Math.PI, logarithm);
    const damped = Math.sqrt(1 - Math.min(ratio, TunerRow.mostDamping) ** 2);
    return this.tuner.set(this.motion.id, 'response', {
      response: Math.round(limit(2 * time * damped, 0.03, 6) * 1000) / 1000, dampingRatio: Math.round(ratio * 1000) / 1000,
    });
  }
}
