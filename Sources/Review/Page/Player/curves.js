'use strict';

/** The curves under the picture: a lane for each property, all over one time, with one play head. */
class Curves {
  /** The number of lanes that are shown at first. */
  static first = 10;

  constructor(player) {
    this.player = player;
    this.list = document.getElementById('lanes');
    this.filter = document.getElementById('filter');
    this.more = document.getElementById('more');
    this.hovered = document.getElementById('hovered');
    this.head = element('div', { class: 'play-head', 'aria-hidden': 'true' });
    this.hair = element('div', { class: 'cross-hair', 'aria-hidden': 'true', '.hidden': true });
    this.lanes = [];
    this.limit = Curves.first;
    this.hover = null;
    /** The curves of the live stage; null while those of the clips are shown. */
    this.moving = null;
    this.seen = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const lane = this.lanes.find((candidate) => candidate.plot === entry.target);
        if (!lane) continue;
        lane.isVisible = entry.isIntersecting;
        if (lane.isVisible) this.update(lane);
      }
    }, { rootMargin: '200px' });
    this.filter.addEventListener('input', () => this.build());
    this.more.addEventListener('click', () => {
      this.limit = Infinity;
      this.build();
    });
    new ResizeObserver(() => this.resize()).observe(this.list);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.resize());
    this.list.addEventListener('pointermove', (event) => this.point(event));
    this.list.addEventListener('pointerleave', () => this.leave());
    this.list.addEventListener('pointerdown', (event) => this.grab(event));
  }

  /** Shows the tracks of clips, each with the class of its color. */
  setClips(clips) {
    this.clips = clips;
    if (!this.moving) this.build();
  }

  /** Shows the curves of the live stage; null for those of the clips. */
  setMoving(moving) {
    this.moving = moving;
    this.build();
  }

  /** What has the time of the curves: `start`, `span`, and `time` in seconds. */
  get axis() {
    return this.moving ?? this.player;
  }

  build() {
    const names = new Map();
    (this.moving ?? this).clips?.forEach(({ tracks, color }) => {
      for (const track of tracks) {
        if (!names.has(track.name)) names.set(track.name, []);
        names.get(track.name).push({ track, color });
      }
    });
    this.layerNames = Format.layerNames([...names.values()].map(([{ track }]) => track.layer));
    const wanted = this.filter.value.trim().toLowerCase();
    const found = [...names.values()].filter(([{ track }]) => track.name.toLowerCase().includes(wanted));
    const shown = found.slice(0, this.limit);
    this.seen.disconnect();
    this.lanes = shown.map((curves) => this.lane(curves));
    this.list.replaceChildren(this.head, this.hair, ...this.lanes.map((lane) => lane.row));
    if (shown.length === 0) {
      const isBusy = this.list.getAttribute('aria-busy') === 'true';
      const none = this.moving ? 'Nothing has moved yet.' : isBusy ? 'The curves are on their way.' : 'Nothing moves.';
      const text = names.size === 0 ? none : `No curve is called “${this.filter.value}”.`;
      this.list.append(element('p', { class: 'quiet empty' }, text));
    }
    for (const lane of this.lanes) this.seen.observe(lane.plot);
    this.more.hidden = found.length <= shown.length;
    this.more.textContent = `Show all ${found.length} curves`;
    this.showTime();
  }

  lane(curves) {
    const { track } = curves[0];
    const values = curves.map(({ color }) => element('span', { class: `value ${color}` }));
    const plot = element('canvas', { class: 'plot', 'aria-hidden': 'true' });
    const name = element('span', { class: 'name', title: track.name },
      element('span', { class: 'layer' }, this.layerNames.get(track.layer)), element('span', { class: 'property' }, track.shortProperty));
    const label = element('div', { class: 'label' }, name, element('span', { class: 'values' }, ...values));
    const row = element('div', { class: `lane ${track.kind}`, role: 'listitem', 'data-track': track.name }, label, plot);
    return { row, plot, values, curves, isVisible: false };
  }

  resize() {
    for (const lane of this.lanes) if (lane.isVisible) this.draw(lane);
    this.place(this.head, this.axis.time);
  }

  /** Draws the curves of the live stage again. */
  redraw() {
    for (const lane of this.lanes) if (lane.isVisible) this.draw(lane);
    this.showTime();
  }

  /** Moves the play head of a clip, and shows its values unless the pointer shows others. */
  show(time) {
    if (!this.moving) this.showTime(time);
  }

  showTime(time = this.axis.time) {
    this.place(this.head, time);
    if (this.hover !== null) this.place(this.hair, this.hover);
    this.say(this.hover ?? time);
  }

  say(time) {
    // Hidden values needn't follow the picture; when it stops, they must be right for screen readers.
    for (const lane of this.lanes) if (lane.isVisible || !this.axis.isPlaying) this.sayValues(lane, time);
  }

  sayValues(lane, time) {
    lane.curves.forEach(({ track }, place) => {
      const model = track.modelText(time);
      const text = track.text(time);
      const value = lane.values[place];
      const whole = model === null ? text : `${text} (model ${model})`;
      if (value.textContent !== whole) value.textContent = whole;
    });
  }

  update(lane) {
    this.draw(lane);
    this.sayValues(lane, this.hover ?? this.axis.time);
  }

  get area() {
    const plot = this.lanes[0]?.plot;
    if (!plot) return null;
    const [box, around] = [plot.getBoundingClientRect(), this.list.getBoundingClientRect()];
    return { left: box.left - around.left, width: box.width, page: box.left };
  }

  place(line, time) {
    const area = this.area;
    line.hidden = !area;
    if (area) line.style.transform = `translateX(${area.left + this.share(time) * area.width}px)`;
  }

  /** The share of the width left of a time. */
  share(time) {
    return (time - this.axis.start) / this.axis.span;
  }

  timeAt(event) {
    const area = this.area;
    const share = Math.max(0, Math.min(1, (event.clientX - area.page) / area.width));
    return this.axis.snap(this.axis.start + share * this.axis.span);
  }

  point(event) {
    if (!event.target.classList.contains('plot') && !this.isGrabbed) return this.leave();
    this.hover = this.timeAt(event);
    if (this.isGrabbed) this.player.seek(this.hover);
    this.place(this.hair, this.hover);
    this.hovered.textContent = `at ${Format.seconds(this.hover)}`;
    this.say(this.hover);
  }

  leave() {
    if (this.hover === null || this.isGrabbed) return;
    this.hover = null;
    this.hair.hidden = true;
    this.hovered.textContent = '';
    this.say(this.axis.time);
  }

  grab(event) {
    // The stage can't go back to another time.
    if (this.moving) return;
    if (!event.target.classList.contains('plot') || event.button !== 0) return;
    // Touches scroll the page unless they go sideways.
    this.isGrabbed = true;
    this.player.pause();
    this.list.setPointerCapture(event.pointerId);
    this.point(event);
    const release = () => {
      this.isGrabbed = false;
      this.list.removeEventListener('pointerup', release);
      this.list.removeEventListener('pointercancel', release);
      if (event.pointerType !== 'mouse') this.leave();
    };
    this.list.addEventListener('pointerup', release);
    this.list.addEventListener('pointercancel', release);
  }

  draw(lane) {
    const density = window.devicePixelRatio || 1;
    const box = lane.plot.getBoundingClientRect();
    lane.plot.width = Math.max(1, Math.round(box.width * density));
    lane.plot.height = Math.max(1, Math.round(box.height * density));
    const context = lane.plot.getContext('2d');
    context.scale(density, density);
    const colors = (name) => this.color(name);
    const size = { width: box.width, height: box.height };
    if (lane.curves[0].track.kind === 'number') this.drawCurves(context, lane, size, colors);
    else this.drawStrips(context, lane, size, colors);
  }

  /** A color of the page's style, as a canvas understands it. */
  color(name) {
    this.head.style.color = `var(--${name})`;
    return getComputedStyle(this.head).color;
  }

  drawCurves(context, { curves }, { width, height }, colors) {
    const ranges = curves.map(({ track }) => track.range);
    const [least, greatest] = [Math.min(...ranges.map((range) => range[0])), Math.max(...ranges.map((range) => range[1]))];
    const margin = 7;
    const x = (track, tick) => this.share(tick / track.rate) * width;
    const y = (value) =>
      greatest > least ? height - margin - ((value - least) / (greatest - least)) * (height - 2 * margin) : height / 2;
    if (least < 0 && greatest > 0) {
      context.fillStyle = colors('line');
      context.fillRect(0, Math.round(y(0)), width, 1);
    }
    for (const { track, color } of [...curves].reverse()) {
      const last = track.ticks - 1;
      for (const isModel of track.hasModel ? [true, false] : [false]) {
        const { starts, values } = isModel ? track.model : track.shown;
        context.strokeStyle = colors(color);
        context.lineWidth = isModel ? 1 : 1.75;
        context.globalAlpha = isModel ? 0.7 : 1;
        context.setLineDash(isModel ? [3, 3] : []);
        for (let part = 0; part < values[0].length; part++) {
          context.beginPath();
          starts.forEach((start, place) => {
            // A value that stays for several ticks is a straight line.
            if (place > 0 && start - starts[place - 1] > 1) context.lineTo(x(track, start - 1), y(values[place - 1][part]));
            context.lineTo(x(track, start), y(values[place][part]));
          });
          context.lineTo(x(track, last), y(values[values.length - 1][part]));
          context.stroke();
        }
      }
      context.setLineDash([]);
      context.globalAlpha = 1;
    }
    context.font = `10px ${getComputedStyle(document.body).fontFamily}`;
    context.fillStyle = colors('quiet');
    context.textAlign = 'right';
    context.textBaseline = 'top';
    // A rim keeps the numbers apart from a curve behind them.
    context.strokeStyle = colors('background');
    context.lineWidth = 4;
    context.lineJoin = 'round';
    const write = (text, y) => {
      context.strokeText(text, width - 3, y);
      context.fillText(text, width - 3, y);
    };
    const [{ track }] = curves;
    write(track.number(greatest) + Format.unit(track.unit), 2);
    context.textBaseline = 'bottom';
    if (greatest > least) write(track.number(least) + Format.unit(track.unit), height - 1);
  }

  drawStrips(context, { curves }, { width, height }, colors) {
    const strip = height / curves.length;
    curves.forEach(({ track, color }, place) => {
      const { starts, values } = track.shown;
      const x = (tick) => this.share(tick / track.rate) * width;
      starts.forEach((start, index) => {
        const end = index + 1 < starts.length ? starts[index + 1] : track.ticks - 1;
        const isColor = track.kind === 'color';
        context.fillStyle = isColor ? Format.color(values[index].slice(0, 4)) : colors(color);
        context.globalAlpha = isColor ? 1 : 0.25 + 0.4 * (index % 2);
        context.fillRect(x(start), place * strip + 6, x(end) - x(start) + 0.5, strip - 12);
      });
      context.globalAlpha = 1;
      context.strokeStyle = colors('line');
      context.strokeRect(0.5, place * strip + 6.5, x(track.ticks - 1) - 1, strip - 13);
    });
  }
}
