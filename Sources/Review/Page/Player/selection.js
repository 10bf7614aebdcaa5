'use strict';

/** The selected layer: its keys, its motions, and the motions that can be added to it. */
class Selection {
  /** The motions that can be added, by the names that the server knows. */
  static templates = {
    fadeIn: 'Fade in', fadeOut: 'Fade out', riseIn: 'Rise in', move: 'Move', scaleIn: 'Scale in', pulse: 'Pulse',
    rotate: 'Rotate', shake: 'Shake', bounce: 'Bounce', blink: 'Blink',
  };

  constructor(player, tuner, access) {
    Object.assign(this, { player, tuner, access });
    this.controls = player.controls;
    this.timeline = player.timeline;
    /** The selected layer as the server describes it; null for none. */
    this.info = null;
    this.generation = 0;
    this.handles = new Handles(this);
    const { layer, table, 'layer-choice': choice, 'layer-none': none, 'motion-list': list } = this.controls;
    layer.hidden = !access.canWrite;
    if (!access.canWrite) return;
    choice.addEventListener('change', () => this.choose(choice.value === '' ? null : choice.value));
    none.addEventListener('click', () => this.choose(null));
    this.controls['layer-place'].addEventListener('click', () => this.tuner.file.open(this.info.line));
    let start = null;
    table.addEventListener('pointerdown', ({ clientX, clientY }) => (start = [clientX, clientY]), { capture: true });
    table.addEventListener('click', (event) => {
      const moved = start && Math.hypot(event.clientX - start[0], event.clientY - start[1]);
      if (event.button === 0 && moved < 4 && !event.target.closest('.handle')) this.pick(event);
    });
    list.append(...Object.entries(Selection.templates).map(([id, title]) => this.template(id, title)));
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.info && !event.target.matches('input, select, textarea, #live-screen') && !document.querySelector('dialog[open]')) this.choose(null);
    });
  }

  get path() {
    return this.info?.box.path ?? null;
  }

  /** The live stage that is shown in place of the film; null for the film. */
  get stage() {
    return this.touch?.isLive ? this.touch : null;
  }

  // Selecting

  /** Selects the frontmost layer at a place of the film's picture. */
  pick({ clientX, clientY }) {
    const view = this.player.visible?.[0]?.view;
    const box = view?.screen.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return;
    this.player.pause();
    const [x, y] = [(clientX - box.left) / view.zoom, (clientY - box.top) / view.zoom];
    this.request({ x: x.toFixed(2), y: y.toFixed(2) });
  }

  /** Selects a layer by its path; null for none. */
  choose(path) {
    if (path === null) {
      if (this.stage) this.stage.send('select');
      return this.take(null);
    }
    if (this.stage) return this.stage.send(`select ${path}`);
    return this.request({ path });
  }

  /** Asks for a layer as it is now; if requests come too fast, the last one counts. */
  async request(wanted) {
    this.wanted = wanted;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.wanted) {
      const next = this.wanted;
      this.wanted = null;
      const time = this.player.snap(this.player.time);
      const { generation } = this;
      try {
        const info = await this.ask(`layer?${new URLSearchParams({ generation, time, ...next })}`);
        if (!this.wanted && !this.stage) this.take(info, `${generation} ${time}`);
      } catch (error) {
        // A newer scene is on its way, and asks again.
        if (!(error instanceof Unanswered) && !(error instanceof TypeError)) throw error;
      }
    }
    this.isAsking = false;
  }

  /** Takes the description of the selected layer. */
  take(info, state = null) {
    const old = this.path;
    this.info = info;
    this.state = state;
    this.build();
    this.handles.show();
    this.showMotions();
    if (old !== this.path) this.announce();
  }

  announce() {
    const { announcement } = this.controls;
    announcement.textContent = this.info ? `${this.info.name} is selected` : 'No layer is selected';
  }

  /** Follows a new scene. */
  async setGeneration(generation) {
    this.generation = generation;
    if (!this.access.canWrite) return;
    try {
      this.paths = await this.ask(`layers?${new URLSearchParams({ generation })}`);
    } catch (error) {
      if (!(error instanceof Unanswered) && !(error instanceof TypeError)) throw error;
      return;
    }
    this.listPaths();
    this.show();
  }

  listPaths() {
    const names = Format.layerNames(this.paths ?? []);
    const options = (this.paths ?? []).map((path) => element('option', { value: path }, names.get(path) ?? path));
    const { 'layer-choice': choice } = this.controls;
    choice.replaceChildren(element('option', { value: '' }, 'none: click the picture'), ...options);
    choice.value = this.path ?? '';
  }

  /** Shows the selected layer at the time of the film. */
  show() {
    const { player } = this;
    this.handles.show();
    if (!this.info || this.stage || player.isPlaying || this.handles.isDragging) return;
    const state = `${this.generation} ${player.snap(player.time)}`;
    if (this.state === state) return;
    this.state = state;
    this.request({ path: this.path });
  }

  /** Takes the place of the selected layer on the live stage. */
  place(box) {
    if (!this.info || box?.path !== this.path || this.handles.isDragging) return;
    this.info.box = box;
    this.handles.show();
  }

  // The panel

  build() {
    const { info } = this;
    const { 'layer-choice': choice, 'layer-none': none, 'layer-place': place, 'layer-note': note } = this.controls;
    const { 'layer-keys': keys, 'layer-body': body, 'motion-add': add } = this.controls;
    if (info && this.paths && !this.paths.includes(info.box.path)) this.paths.push(info.box.path), this.listPaths();
    choice.value = this.path ?? '';
    none.hidden = info === null;
    body.hidden = info === null;
    if (!info) return;
    place.textContent = info.line === null ? '' : `line ${info.line}${info.file > 0 ? ' of an included file' : ''}`;
    place.hidden = place.textContent === '';
    place.disabled = info.file !== 0;
    note.textContent = info.note;
    note.hidden = info.note === '';
    add.hidden = !info.canAdd;
    const shape = JSON.stringify([info.box.path, info.keys.map(({ name, parts }) => [name, parts.map(({ text, value, ...rest }) => rest)])]);
    if (shape !== this.shape) {
      this.shape = shape;
      this.fields = [];
      const written = info.keys.filter(({ line }) => line !== null);
      const missing = info.keys.filter(({ line }) => line === null);
      keys.replaceChildren(...written.map((key) => this.row(key)), ...missing.map((key) => this.row(key)));
    }
    for (const field of this.fields) field.show();
  }

  part(path) {
    for (const { parts } of this.info?.keys ?? []) {
      const part = parts.find((one) => one.path === path);
      if (part) return part;
    }
    return undefined;
  }

  static labels = { frame: ['x', 'y', 'width', 'height'], position: ['x', 'y'], size: ['width', 'height'], anchorPoint: ['x', 'y'] };

  row({ name, line, parts }) {
    const labels = parts.length > 1 ? Selection.labels[name] : undefined;
    const inputs = parts.map((part, index) => this.field(part, parts.length > 1 ? `${name}, ${labels?.[index] ?? index + 1}` : name, labels?.[index]));
    const reasons = [...new Set(parts.map(({ obstacle, variable }) => obstacle ?? (variable && `variable ${variable}`)).filter(Boolean))];
    return element('div', { class: `key${line === null ? ' missing' : ''}` },
      element('span', { class: 'key-name' }, name, line === null ? element('span', { class: 'quiet' }, ' not set') : ''),
      element('div', { class: 'parts' }, ...inputs),
      reasons.length > 0 ? element('span', { class: 'quiet reason' }, reasons.join(' · ')) : '');
  }

  field({ path, value, obstacle }, label, short) {
    // A number is shown without its unit, which stays.
    const unit = (part, text) => (text !== '' && Number.isFinite(Number(text)) ? /^[-+.\d]+(s|deg)$/.exec(part.text)?.[1] ?? '' : '');
    const input = element('input', {
      type: value === null ? 'text' : 'number', step: 'any', 'aria-label': label, spellcheck: 'false',
      disabled: obstacle !== null, title: obstacle ?? '',
    });
    let typed = false;
    input.addEventListener('input', () => (typed = true));
    input.addEventListener('change', async () => {
      const part = this.part(path);
      if (!typed || !part) return;
      const text = input.value.trim();
      this.tuner.begin();
      // What is refused stays to be corrected.
      const isTaken = text !== '' && (await this.tuner.write(Selection.values(part, text + unit(part, text))));
      typed = !isTaken;
      input.setAttribute('aria-invalid', !isTaken);
      if (text === '') this.tuner.say(`${label}: type a value, or press Escape for the one before`, true);
    });
    const well = this.well(path, label, input);
    const show = () => {
      const part = this.part(path);
      if (!part || typed) return;
      input.value = part.obstacle && part.text !== '…' ? part.text : part.value === null ? part.text : part.text === '' ? '' : Format.number(part.value);
      if (part.text === '') input.placeholder = part.value === null ? '' : Format.number(part.value);
      input.removeAttribute('aria-invalid');
      well.hidden = !/^#[0-9a-f]{6}/i.test(part.text) || part.obstacle !== null;
      if (!well.hidden) well.value = part.text.slice(0, 7).toLowerCase();
    };
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      typed = false;
      show();
    });
    this.fields.push({ show });
    return element('label', {}, short ?? '', well, input);
  }

  /** A color well for a color in hexadecimal digits; its alpha stays. */
  well(path, label, input) {
    const well = element('input', { type: 'color', 'aria-label': `${label} as a color`, hidden: true });
    well.addEventListener('focus', () => this.tuner.begin());
    well.addEventListener('input', () => {
      const part = this.part(path);
      if (!part) return;
      input.value = well.value.toUpperCase() + part.text.slice(7);
      this.tuner.put({ action: 'write', ...this.tuner.written(Selection.values(part, input.value)) });
    });
    return well;
  }

  /** What to write for a new value of a part: in its place, or in the variable that it comes from. */
  static values({ path, variable }, text) {
    return { [variable ? `$${variable}` : path]: text };
  }

  // Motions

  /** Lists the motions of the selected layer, which lead to their bars in the timeline. */
  showMotions() {
    const { 'layer-motions': list, 'layer-motions-title': title } = this.controls;
    const motions = this.info ? this.timeline.motions.filter(({ layer }) => layer === this.path) : [];
    title.hidden = motions.length === 0;
    list.replaceChildren(...motions.map((motion, index) => {
      const button = element('button', { type: 'button', class: 'link' },
        `${motion.property.replaceAll('transform.', '')} · ${Format.seconds(motion.begin)} to ${Format.seconds(motion.end)}`);
      button.addEventListener('click', () => this.timeline.reveal(`${motion.layer}/${motion.property}/${index}`));
      return element('li', {}, button);
    }));
    this.timeline.highlight(this.path);
  }

  template(id, title) {
    const button = element('button', { type: 'button', class: 'template', 'data-template': id },
      element('span', { class: `demo ${id}`, 'aria-hidden': 'true' }, element('i')), title);
    button.addEventListener('click', () => this.add(id, title));
    return button;
  }

  /** Adds a motion that begins at the play head, in Touch at the start, or on an event of the layer. */
  async add(template, title) {
    const time = this.stage ? 0 : Math.round(this.player.snap(this.player.time) * 1e3) / 1e3;
    const { target } = this.info;
    const { value: event, selectedOptions: [choice] } = this.controls['motion-begin'];
    if (await this.tuner.guard(() => this.tuner.ask({ action: 'add', template, target, time, event }))) {
      const begin = event === '' ? `at ${Format.seconds(time)}. Its times can be dragged in the timeline` : `${choice.textContent}. Try it in Touch`;
      this.tuner.say(`${title} is added to ${target}, ${begin}.`);
    }
  }
}
