'use strict';

/** Plays clips on one clock, and keeps every control of the page true to what is shown. */
class Player {
  static speeds = [0.1, 0.25, 0.5, 1, 2];
  static zooms = ['fit', 0.5, 1, 2, 4, 8, 16];
  /** The comparisons that lay the first clip and the second one on each other. */
  static stacked = ['swipe', 'over', 'difference'];
  static colors = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'];

  constructor() {
    this.controls = Object.fromEntries([...document.querySelectorAll('[id]')].map((control) => [control.id, control]));
    this.clips = [];
    /** The begin of the time axis, and the current time, in seconds. */
    this.start = 0;
    this.time = 0;
    this.isPlaying = false;
    /** Whether playback waits for more frames. */
    this.isHeld = false;
    this.speed = 1;
    this.loops = true;
    this.range = null;
    this.zoom = 'fit';
    this.ghosts = 0;
    this.ghostStep = 2;
    this.showsTouches = true;
    this.showsTracks = true;
    this.ground = 'plain';
    this.compare = null;
    this.first = 0;
    this.second = 1;
    this.split = 0.5;
    this.reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    this.curves = new Curves(this);
    this.tables = new Tables(this);
    this.comments = null;
    /** The selected layer of the live page; null on pages that only show motions. */
    this.selection = null;
    this.timeline = new Timeline(this);
    this.listen();
    addEventListener('hashchange', () => this.readAddress());
    new ResizeObserver(() => this.layOut()).observe(this.controls.table);
  }

  // What is shown

  /** Shows other clips; the position and the settings don't change. */
  setClips(clips) {
    clips.forEach((clip, index) => {
      // The picture stays until there is a new one.
      const view = this.clips[index]?.view;
      clip.view = view?.take(clip.clip, clip.film, clip.touches) ?? new View(clip.clip, clip.film, clip.touches);
      clip.view.outlines = clip.outlines ?? null;
    });
    this.clips = clips;
    Film.films = clips.length;
    const { first, second } = this.controls;
    this.controls['compare-options'].hidden = clips.length < 2;
    for (const select of [first, second]) {
      select.replaceChildren(...clips.map(({ clip }, index) => element('option', { value: index }, clip.label)));
    }
    this.compare ??= clips.length > 4 ? 'one' : 'side';
    this.first = Math.min(this.first, clips.length - 1);
    this.second = Math.min(this.second, clips.length - 1);
    const hasGround = clips.some(({ clip }) => !clip.opaque);
    this.controls['ground-label'].hidden = !hasGround;
    this.controls.touches.parentElement.hidden = clips.every(({ touches }) => touches.isEmpty);
    this.controls['tracks-label'].hidden = clips.every(({ outlines }) => !outlines);
    this.arrange();
  }

  /** Puts the views that are to be compared onto the table. */
  arrange() {
    const { table } = this.controls;
    const isAlone = this.clips.length < 2 || this.compare === 'one';
    const isStacked = !isAlone && Player.stacked.includes(this.compare);
    const isSwipe = isStacked && this.compare === 'swipe';
    this.visible = isAlone
      ? [this.clips[this.first]]
      : isStacked
        ? [this.clips[this.first], this.clips[this.second]]
        : this.clips;
    this.visible.forEach((clip, index) => {
      clip.color = Player.colors[index % Player.colors.length];
      clip.view.figure.className = `view ${clip.color}`;
      clip.view.caption.hidden = this.clips.length < 2;
      clip.view.caption.textContent = clip.clip.label;
      clip.view.caption.title = clip.clip.label;
      clip.view.screen.style.clipPath = '';
      clip.view.figure.classList.toggle('upper', isStacked && index === 1);
      clip.view.shown = null;
    });
    table.className = `table ${this.ground}${isStacked ? ` stacked ${this.compare}-mode` : ''}`;
    const figures = this.visible.map(({ view }) => view.figure);
    // Pictures that are there stay in the page, because a pointer that drags something on them would lose it.
    const isSame = figures.length === table.childElementCount && figures.every((figure, index) => table.children[index] === figure);
    if (!isSame) table.replaceChildren(...figures);
    if (isSwipe) table.append(this.makeSwipe());
    const { compare, first, second } = this.controls;
    compare.value = this.compare;
    [first.value, second.value] = [this.first, this.second];
    this.controls['first-label'].hidden = !(isAlone || isStacked);
    this.controls['second-label'].hidden = !isStacked;
    this.fps = Math.max(...this.visible.map(({ clip }) => clip.fps));
    this.frameCount = Math.max(...this.visible.map(({ clip }) => Math.ceil((clip.frameCount / clip.fps) * this.fps - 1e-6)));
    this.duration = this.frameCount / this.fps;
    this.span = Math.max(1, this.frameCount - 1) / this.fps;
    for (const id of ['scrubber', 'range-in', 'range-out']) this.controls[id].max = Math.max(1, this.frameCount - 1);
    this.curves.setClips(this.visible.map(({ tracks, color }) => ({ tracks, color })));
    this.tables.setClips(this.visible.map(({ clip, trace, color }) => ({ label: clip.label, trace, color })));
    this.timeline.setTrace(this.visible[0].trace);
    this.mark();
    this.comments?.arrange();
    this.layOut();
    this.refresh();
  }

  makeSwipe() {
    const handle = element('input', {
      class: 'swipe', type: 'range', min: 0, max: 1000, 'aria-label': 'Swipe between the first and the second',
      '.value': this.split * 1000,
    });
    handle.addEventListener('input', () => {
      this.split = handle.value / 1000;
      this.swipe();
    });
    this.divider = element('div', { class: 'divider', 'aria-hidden': 'true' });
    return element('div', { class: 'swipe-box' }, this.divider, handle);
  }

  /** Shows the first clip left of the divider, and the second right of it. */
  swipe() {
    const second = this.visible[1].view.screen;
    second.style.clipPath = `inset(0 0 0 ${this.split * 100}%)`;
    this.divider.style.left = `${this.split * 100}%`;
  }

  /** Measures the pictures, and places them. */
  layOut() {
    if (!this.visible) return;
    const { table } = this.controls;
    const isStacked = table.classList.contains('stacked');
    const [gap, caption] = [24, this.clips.length > 1 ? 28 : 0];
    const width = Math.max(...this.visible.map(({ clip }) => clip.width));
    const height = Math.max(...this.visible.map(({ clip }) => clip.height));
    const count = isStacked ? 1 : this.visible.length;
    const [roomX, roomY] = [table.clientWidth - gap, table.clientHeight - gap];
    let best = { zoom: 0, columns: 1 };
    for (let columns = 1; columns <= count; columns++) {
      const rows = Math.ceil(count / columns);
      const zoom = Math.min(
        (roomX - gap * (columns - 1)) / (columns * width),
        (roomY - gap * (rows - 1) - caption * rows) / (rows * height));
      if (zoom > best.zoom + 1e-6) best = { zoom, columns };
    }
    // Whole multiples of the screen's pixels keep pixels of one size.
    const density = window.devicePixelRatio || 1;
    let zoom = best.zoom > 1 ? Math.floor(best.zoom * density) / density : Math.max(best.zoom, 0.02);
    if (this.zoom !== 'fit') zoom = this.zoom;
    table.style.setProperty('--columns', best.columns);
    table.classList.toggle('fits', this.zoom === 'fit');
    for (const { view } of this.visible) view.setZoom(zoom);
    const box = table.querySelector('.swipe-box');
    if (box) {
      box.style.width = `${this.visible[0].clip.width * zoom}px`;
      box.style.height = `${this.visible[0].clip.height * zoom}px`;
      this.swipe();
    }
    this.render();
  }

  /** Draws the marks of events on the time line. */
  mark() {
    const marks = [];
    const place = (time) => `${Math.min(100, (time / this.span) * 100)}%`;
    for (const { trace } of this.visible.slice(0, 1)) {
      for (const [time, , phase] of trace.touches) {
        if (phase === 'began') marks.push(element('i', { class: 'touch', '.style': `left: ${place(time)}` }));
      }
      // Animations that begin together have one mark, and marks too dense to distinguish are left out.
      const begins = [...new Set(trace.events.filter(([, kind]) => kind === 'begin').map(([time]) => time))];
      for (const time of begins.slice(0, 400)) marks.push(element('i', { '.style': `left: ${place(time)}` }));
    }
    for (const { time } of this.comments?.shown ?? []) marks.push(element('i', { class: 'remark', '.style': `left: ${place(time)}` }));
    this.controls.marks.replaceChildren(...marks);
  }

  // Time

  /** The beginning and the end of the played range, in seconds. */
  get bounds() {
    // A range stays what it is while a scene is too short for it.
    if (!this.range || this.range[0] >= this.duration) return [0, this.duration];
    return [this.range[0], Math.min(this.range[1], this.duration)];
  }

  /** The time of the frame that is shown at a time. */
  snap(time) {
    return Math.min(Math.floor(time * this.fps + 1e-6), this.frameCount - 1) / this.fps;
  }

  get frame() {
    return Math.round(this.snap(this.time) * this.fps);
  }

  /** Shows the frame at a time. */
  seek(time) {
    this.time = this.snap(Math.max(0, Math.min(time, this.span)));
    this.refresh();
  }

  /** Shows the frame at a time, and stops there. */
  goTo(time) {
    this.pause();
    this.seek(time);
    this.announce();
  }

  step(frames) {
    this.goTo((this.frame + frames) / this.fps);
  }

  announce() {
    this.controls.announcement.textContent = `${Format.seconds(this.time)}, frame ${this.frame}`;
  }

  play() {
    if (this.isPlaying) return;
    const [start, end] = this.bounds;
    if (this.time >= Math.min(end, this.span) - 1e-6 || this.time < start) this.time = start;
    this.isPlaying = true;
    this.last = null;
    requestAnimationFrame((now) => this.tick(now));
    this.refresh();
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.time = this.snap(this.time);
    this.refresh();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  tick(now) {
    if (!this.isPlaying) return;
    const elapsed = this.last === null ? 0 : Math.min(now - this.last, 250) / 1000;
    this.last = now;
    if (this.isHeld) {
      requestAnimationFrame((next) => this.tick(next));
      return;
    }
    const [start, end] = this.bounds;
    let time = this.time + elapsed * this.speed;
    // Frames that are still being made are awaited.
    const ready = Math.min(...this.visible.map(({ film, clip }) => (film.isComplete ? Infinity : film.count / clip.fps)));
    if (time >= ready) time = Math.max(this.time, ready - 1 / this.fps);
    if (time >= end) {
      if (!this.loops) {
        this.time = this.snap(end - 1 / this.fps);
        return this.pause();
      }
      time = start + ((time - end) % Math.max(end - start, 1 / this.fps));
    }
    this.time = time;
    this.render();
    requestAnimationFrame((next) => this.tick(next));
  }

  setRange(start, end) {
    const [from, to] = [this.snap(start), Math.min(end, this.duration)];
    this.range = from <= 0 && to >= this.duration - 1e-6 ? null : [from, Math.max(to, from + 1 / this.fps)];
    this.refresh();
  }

  // What the controls say

  /** Updates pictures, controls, and address to the state. */
  refresh() {
    if (!this.visible) return;
    this.render();
    const { play, loop, speed, zoom, ghosts, touches, ground, range } = this.controls;
    play.setAttribute('aria-label', this.isPlaying ? 'Pause' : 'Play');
    play.title = this.isPlaying ? 'Pause (space)' : 'Play (space)';
    play.querySelector('use').setAttribute('href', this.isPlaying ? '#icon-pause' : '#icon-play');
    loop.setAttribute('aria-pressed', this.loops);
    speed.value = this.speed;
    zoom.value = this.zoom;
    ghosts.value = this.ghosts;
    this.controls['ghost-step'].value = this.ghostStep;
    this.controls['ghost-step-label'].hidden = this.ghosts === 0;
    touches.checked = this.showsTouches;
    this.controls.tracks.checked = this.showsTracks;
    ground.value = this.ground.startsWith('#') ? 'color' : this.ground;
    this.controls['ground-color'].hidden = ground.value !== 'color' || this.controls['ground-label'].hidden;
    const { table } = this.controls;
    for (const name of ['plain', 'checker', 'color']) table.classList.toggle(name, name === ground.value);
    table.style.setProperty('--ground', this.ground.startsWith('#') ? this.ground : 'transparent');
    const [start, end] = this.bounds;
    range.style.left = `${(start / this.span) * 100}%`;
    range.style.right = `${Math.max(0, 1 - end / this.span) * 100}%`;
    range.classList.toggle('whole', this.range === null);
    this.controls['range-in'].value = Math.round(start * this.fps);
    this.controls['range-out'].value = Math.round(end * this.fps);
    for (const id of ['range-in', 'range-out']) {
      this.controls[id].setAttribute('aria-valuetext', Format.seconds(this.controls[id].value / this.fps));
    }
    this.controls['clear-range'].hidden = this.range === null;
    if (this.hasReadAddress) Address.write(this.entries());
  }

  /** Shows the frame at the current time. */
  render() {
    if (!this.visible) return;
    const { ghosts, ghostStep: step, showsTouches, showsTracks, time } = this;
    this.settled = Promise.all(this.visible.map(({ view }) => view.show({ time, ghosts, step, showsTouches, showsTracks })));
    const { scrubber, time: output } = this.controls;
    scrubber.value = this.frame;
    const text = `${Format.seconds(this.snap(time))} of ${Format.seconds(this.duration)} · frame ${this.frame}`;
    if (output.textContent !== text) {
      output.textContent = text;
      scrubber.setAttribute('aria-valuetext', `${Format.seconds(this.snap(time))}, frame ${this.frame}`);
    }
    if (!this.isPlaying) {
      for (const { view, clip } of this.visible) {
        view.picture.setAttribute('aria-label', `${clip.label || 'The picture'} at ${Format.seconds(this.snap(time))}`);
      }
    }
    this.curves.show(this.snap(time));
    this.comments?.show(this.snap(time));
    this.timeline.show(this.snap(time));
    this.selection?.show();
  }

  // The address

  /** The differences of the state from the initial one, for the address. */
  entries() {
    const text = (number) => String(Math.round(number * 1e4) / 1e4);
    return {
      t: this.isPlaying || this.time === 0 ? null : text(this.time),
      loop: !this.loops ? 'off' : this.range ? this.range.map(text).join('-') : null,
      speed: this.speed === 1 ? null : text(this.speed),
      zoom: this.zoom === 'fit' ? null : text(this.zoom),
      ghosts: this.ghosts === 0 ? null : `${this.ghosts},${this.ghostStep}`,
      touches: this.showsTouches ? null : '0',
      tracks: this.showsTracks ? null : '0',
      behind: this.ground === 'plain' ? null : this.ground.replace('#', ''),
      show:
        this.clips.length < 2
          ? null
          : this.compare + (this.compare === 'one' ? `,${this.first}` : Player.stacked.includes(this.compare) ? `,${this.first},${this.second}` : ''),
    };
  }

  /** Applies the address to the state; invalid parts are ignored. */
  readAddress() {
    const said = Address.read();
    const number = (text, least, most, usual) => {
      const value = Number(text);
      return text !== undefined && text !== '' && Number.isFinite(value) && value >= least && value <= most ? value : usual;
    };
    this.loops = said.loop !== 'off';
    const ends = (said.loop ?? '').split('-').map((text) => number(text, 0, this.duration + 1e-3, NaN));
    this.range = ends.length === 2 && ends[0] < ends[1] ? [this.snap(ends[0]), Math.min(ends[1], this.duration)] : null;
    this.speed = Player.speeds.find((speed) => speed === Number(said.speed)) ?? 1;
    this.zoom = Player.zooms.find((zoom) => zoom === Number(said.zoom)) ?? 'fit';
    const [ghosts, step] = (said.ghosts ?? '').split(',');
    this.ghosts = [1, 2, 3, 5].find((count) => count === Number(ghosts)) ?? 0;
    this.ghostStep = [1, 2, 3, 6, 12].find((count) => count === Number(step)) ?? 2;
    this.showsTouches = said.touches !== '0';
    this.showsTracks = said.tracks !== '0';
    this.ground = said.behind === 'checker' ? 'checker' : /^[0-9a-f]{6}$/i.test(said.behind ?? '') ? `#${said.behind}` : 'plain';
    const [compare, first, second] = (said.show ?? '').split(',');
    if (['one', 'side', ...Player.stacked].includes(compare)) this.compare = compare;
    this.first = Math.floor(number(first, 0, this.clips.length - 1, this.first));
    this.second = Math.floor(number(second, 0, this.clips.length - 1, Math.min(1, this.clips.length - 1)));
    this.hasReadAddress = true;
    this.arrange();
    const time = number(said.t, 0, 1e6, null);
    if (time !== null) this.goTo(time);
  }

  // What people do

  listen() {
    const { controls } = this;
    const on = (id, event, action) => controls[id].addEventListener(event, () => action(controls[id]));
    on('play', 'click', () => this.toggle());
    on('back', 'click', () => this.step(-1));
    on('forward', 'click', () => this.step(1));
    on('to-start', 'click', () => this.goTo(this.bounds[0]));
    on('to-end', 'click', () => this.goTo(Math.min(this.bounds[1], this.span)));
    on('loop', 'click', () => this.change({ loops: !this.loops }));
    on('speed', 'change', ({ value }) => this.change({ speed: Number(value) }));
    on('zoom', 'change', ({ value }) => this.setZoom(value === 'fit' ? 'fit' : Number(value)));
    on('ghosts', 'change', ({ value }) => this.change({ ghosts: Number(value) }));
    on('ghost-step', 'change', ({ value }) => this.change({ ghostStep: Number(value) }));
    on('touches', 'change', ({ checked }) => this.change({ showsTouches: checked }));
    on('tracks', 'change', ({ checked }) => this.change({ showsTracks: checked }));
    on('ground', 'change', ({ value }) => this.change({ ground: value === 'color' ? controls['ground-color'].value : value }));
    on('ground-color', 'input', ({ value }) => this.change({ ground: value }));
    on('compare', 'change', ({ value }) => this.setCompare(value));
    on('first', 'change', ({ value }) => this.setCompare(this.compare, Number(value), this.second));
    on('second', 'change', ({ value }) => this.setCompare(this.compare, this.first, Number(value)));
    on('clear-range', 'click', () => this.change({ range: null }));
    on('scrubber', 'input', ({ value }) => {
      this.pause();
      this.seek(value / this.fps);
    });
    on('range-in', 'input', ({ value }) => {
      this.setRange(Math.min(value / this.fps, this.bounds[1] - 1 / this.fps), this.bounds[1]);
    });
    on('range-out', 'input', ({ value }) => {
      const end = Number(value) >= this.frameCount - 1 ? this.duration : value / this.fps;
      this.setRange(this.bounds[0], Math.max(end, this.bounds[0] + 1 / this.fps));
    });
    on('help', 'click', () => controls.keys.showModal());
    on('copy-link', 'click', (button) => this.copy(location.href, button));
    this.listenToDrags();
  }

  /** A picture that is larger than the table is dragged about. */
  listenToDrags() {
    const { table } = this.controls;
    table.addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.target.matches('input')) return;
      const from = { x: event.clientX + table.scrollLeft, y: event.clientY + table.scrollTop };
      const move = (moved) => table.scrollTo(from.x - moved.clientX, from.y - moved.clientY);
      table.addEventListener('pointermove', move);
      table.setPointerCapture(event.pointerId);
      table.addEventListener('pointerup', () => table.removeEventListener('pointermove', move), { once: true });
    });
    table.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomBy(event.deltaY < 0 ? 1 : -1);
    }, { passive: false });
  }

  change(values) {
    Object.assign(this, values);
    this.refresh();
  }

  setZoom(zoom) {
    const { table } = this.controls;
    const middle = [
      (table.scrollLeft + table.clientWidth / 2) / table.scrollWidth,
      (table.scrollTop + table.clientHeight / 2) / table.scrollHeight,
    ];
    this.zoom = zoom;
    this.layOut();
    table.scrollTo(
      middle[0] * table.scrollWidth - table.clientWidth / 2, middle[1] * table.scrollHeight - table.clientHeight / 2);
    this.refresh();
  }

  zoomBy(steps) {
    const index = this.zoom === 'fit' ? Player.zooms.indexOf(1) : Player.zooms.indexOf(this.zoom);
    this.setZoom(Player.zooms[Math.max(1, Math.min(Player.zooms.length - 1, index + steps))]);
  }

  setCompare(compare, first = this.first, second = this.second) {
    Object.assign(this, { compare, first, second });
    this.arrange();
  }

  async copy(text, button) {
    const before = button.textContent;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      prompt('Copy this', text);
    }
    setTimeout(() => (button.textContent = before), 1500);
  }
}
