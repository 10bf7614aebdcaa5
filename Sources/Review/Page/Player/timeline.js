'use strict';

/** The motions of a clip as they were played: a row for each layer, and a bar for each motion. */
class Timeline {
  /** The number of rows that are shown at first. */
  static first = 12;
  /** The height of a bar with its gap, in pixels: larger for fingers. */
  static height = matchMedia('(pointer: coarse)').matches ? 48 : 28;

  constructor(player) {
    this.player = player;
    this.section = document.getElementById('timeline-section');
    this.rows = document.getElementById('timeline-rows');
    this.more = document.getElementById('timeline-more');
    this.facts = document.getElementById('bar-facts');
    this.fields = document.getElementById('bar-fields');
    this.head = element('div', { class: 'play-head', 'aria-hidden': 'true' });
    this.bars = [];
    this.limit = Timeline.first;
    this.selected = null;
    /** The editor of the live page; null on pages that only show motions. */
    this.editor = null;
    this.more.addEventListener('click', () => {
      this.limit = Infinity;
      this.build();
    });
    new ResizeObserver(() => this.show(this.player.time)).observe(this.rows);
  }

  /** Shows the motions of a trace. */
  setTrace(trace) {
    this.motions = trace.motions ?? [];
    this.tracks = trace.tracks;
    this.section.hidden = this.motions.length === 0;
    // A bar that is dragged isn't replaced; the one after it will be.
    if (this.editor?.isDragging) this.isOutdated = true;
    else this.build();
  }

  build() {
    this.isOutdated = false;
    const focused = this.bars.find(({ button }) => button === document.activeElement);
    const layers = Format.groups(this.motions, ({ layer }) => layer);
    const names = Format.layerNames([...layers.keys()]);
    // Rows are in the order of the curves.
    const order = [...new Set(this.tracks.map(({ layer }) => layer))];
    const place = ([layer]) => (order.includes(layer) ? order.indexOf(layer) : order.length);
    const entries = [...layers].sort((a, b) => place(a) - place(b)).slice(0, this.limit);
    this.bars = [];
    const rows = entries.map(([layer, motions]) => this.row(layer, motions, names));
    this.rows.replaceChildren(this.head, ...rows);
    for (const bar of this.bars) this.editor?.listen(bar);
    this.more.hidden = entries.length === layers.size;
    this.more.textContent = `Show all ${layers.size} layers`;
    const again = (bar) => bar && this.bars.find(({ id }) => id === bar.id);
    this.select(again(this.selected) ?? null);
    again(focused)?.button.focus();
    this.highlight(this.highlighted ?? null);
    this.show(this.player.time);
  }

  row(layer, motions, names) {
    const name = layer === '' ? 'variables' : names.get(layer);
    // Bars that overlap are stacked.
    const ends = [];
    const bars = motions.map((motion, index) => {
      const line = ends.findIndex((end) => end <= motion.begin + 1e-6);
      const place = line < 0 ? ends.length : line;
      ends[place] = motion.end;
      return this.bar(motion, `${layer}/${motion.property}/${index}`, place, name);
    });
    const lane = element('div', { class: 'bars', style: `height: ${ends.length * Timeline.height + 4}px` },
      ...bars.map(({ button }) => button));
    return element('div', { class: 'lane', role: 'listitem', 'data-layer': layer },
      element('div', { class: 'label' }, element('span', { class: 'name', title: layer }, name)), lane);
  }

  bar(motion, id, place, name) {
    const bar = { ...motion, id, name };
    bar.property = motion.property.replaceAll('transform.', '');
    const { begin, end, settled, keyTimes } = bar;
    const length = Math.max(end - begin, 1e-6);
    const share = (time) => `${Math.min(100, Math.max(0, ((time - begin) / length) * 100))}%`;
    bar.isSpring = settled !== null;
    /** The end that can be dragged: where a spring has settled, or where the motion ends. */
    bar.rest = bar.isSpring ? Math.min(settled, end) : end;
    const parts = [element('i', { class: 'body', style: `width: ${share(bar.rest)}` })];
    for (const time of bar.retargets) parts.push(element('i', { class: 'retarget', style: `left: ${share(time)}` }));
    keyTimes.forEach((time, index) => parts.push(
      element('i', { class: 'diamond', 'data-index': index, style: `left: ${share(begin + time * length)}` })));
    parts.push(element('span', { class: 'text' }, bar.property));
    bar.grip = element('i', { class: 'grip', style: `left: ${share(bar.rest)}` });
    bar.button = element('button', {
      type: 'button', class: `bar ${bar.ending}${bar.isSpring ? ' spring' : ''}`, 'aria-pressed': 'false',
      'aria-label': Timeline.label(bar), title: Timeline.label(bar),
    }, ...parts, bar.grip);
    bar.place = place;
    this.position(bar, begin, end);
    bar.button.addEventListener('click', () => this.select(bar));
    this.bars.push(bar);
    return bar;
  }

  /** Places a bar between two times. */
  position({ button, place }, begin, end) {
    const { span } = this.player;
    button.style.left = `${(begin / span) * 100}%`;
    button.style.width = `${(Math.max(0, Math.min(end, span) - begin) / span) * 100}%`;
    button.style.top = `${place * Timeline.height + 4}px`;
    button.style.height = `${Timeline.height - 4}px`;
  }

  static label({ name, property, cause, begin, end, rest, isSpring, ending }) {
    const trigger = cause === 'start' ? '' : `, ${cause}`;
    const finish = { finished: `ends at ${Format.seconds(end)}`, interrupted: `interrupted at ${Format.seconds(end)}`, running: 'still running' };
    const settles = isSpring ? `settles at ${Format.seconds(rest)}, ` : '';
    return `${name}${trigger}: ${property}, begins at ${Format.seconds(begin)}, ${settles}${finish[ending]}`;
  }

  /** Shows the numbers of a bar below the rows; null for none. */
  select(bar) {
    this.selected = bar;
    for (const { button } of this.bars) button.setAttribute('aria-pressed', button === bar?.button);
    this.facts.hidden = bar === null;
    const fields = bar === null ? [] : this.editor?.fields(bar) ?? [];
    this.fields.hidden = fields.length === 0;
    this.fields.replaceChildren(...fields);
    if (bar === null) return;
    const line = bar.step ? ` · line ${bar.step[1]}${bar.step[0] > 0 ? ' of an included file' : ''}` : '';
    const delay = bar.cause === 'start' ? '' : ` (${Format.seconds(bar.delay)} after ${bar.cause})`;
    const settles = bar.isSpring ? ` · settles after ${Format.seconds(bar.rest - bar.begin)}` : '';
    this.facts.textContent =
      `${bar.name} · ${bar.property} · ${bar.engine} · begins at ${Format.seconds(bar.begin)}${delay}` +
      ` · takes ${Format.seconds(bar.end - bar.begin)}${settles}${line}`;
  }

  /** Marks the row of the selected layer; null for none. */
  highlight(layer) {
    this.highlighted = layer;
    for (const row of this.rows.querySelectorAll('.lane')) {
      row.classList.toggle('selected', layer !== null && row.dataset.layer === layer);
    }
  }

  /** Selects a bar by its identifier, and scrolls to it. */
  reveal(id) {
    const find = () => this.bars.find((bar) => bar.id === id);
    if (!find()) {
      this.limit = Infinity;
      this.build();
    }
    const bar = find();
    if (!bar) return;
    this.select(bar);
    bar.button.scrollIntoView({ block: 'center' });
    bar.button.focus({ preventScroll: true });
  }

  /** Moves the play head. */
  show(time) {
    const lane = this.rows.querySelector('.bars');
    this.head.hidden = !lane;
    if (!lane) return;
    const [box, around] = [lane.getBoundingClientRect(), this.rows.getBoundingClientRect()];
    this.head.style.transform = `translateX(${box.left - around.left + (time / this.player.span) * box.width}px)`;
  }
}
