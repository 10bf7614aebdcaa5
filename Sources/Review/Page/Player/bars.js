'use strict';

/** Changes the times in the file by dragging the bars of the timeline, by their numbers, and by the keyboard. */
class BarEditor {
  /** The distance within which a dragged time snaps to another one, in pixels. */
  static reach = 6;

  constructor(timeline, tuner, access) {
    Object.assign(this, { timeline, tuner, access });
    this.isDragging = false;
    this.motions = [];
    this.message = document.getElementById('timeline-message');
  }

  /** Takes the motions of the file, with the positions of their steps. */
  setMotions(motions) {
    this.motions = motions;
    if (this.isDragging) return;
    for (const bar of this.timeline.bars) this.mark(bar);
    this.timeline.select(this.timeline.selected);
  }

  // What a bar changes

  /** The times of the step that added a bar's motion; undefined if they aren't in the file. */
  times(bar) {
    return this.find(bar, ({ kind }) => kind === 'timing');
  }

  /** The spring of the step. */
  spring(bar) {
    return this.find(bar, ({ kind }) => kind === 'spring');
  }

  find({ step }, isWanted) {
    if (!step || step[0] !== 0) return undefined;
    return this.motions.find((motion) => isWanted(motion) && motion.verb?.[0] === step[1] && motion.verb[1] === step[2]);
  }

  /** The number of a step's delay. */
  delay(bar) {
    return this.times(bar)?.numbers.find(({ key }) => ['after', 'delay', 'beginTime'].includes(key));
  }

  number(bar, wanted) {
    return this.times(bar)?.numbers.find(({ key }) => key === wanted);
  }

  /** Why a number can't be changed; null if it can. */
  static obstacle(number, name) {
    if (!number) return `the ${name} of this motion isn't a number in this file`;
    if (number.variable || number.owner || !number.origin) return null;
    return `the ${name} is set by ${number.origin}`;
  }

  /** Why the end of a bar can't be changed; null if it can. */
  endObstacle(bar) {
    if (bar.ending === 'interrupted') return 'another motion interrupts this one';
    if (this.spring(bar)) return null;
    return BarEditor.obstacle(this.number(bar, 'duration'), 'duration');
  }

  /** Writes a new value where the number stands: in the step, in a motion that it uses, or in a variable. */
  async write(bar, number, value) {
    const rounded = Math.round(value * 1e3) / 1e3;
    const times = this.times(bar);
    await this.tuner.set(number.owner ?? times.id, null, { [number.key]: rounded });
    const place = number.owner ? number.origin : number.variable ? `variable ${number.variable}` : `line ${bar.step[1]}`;
    return this.say(`${number.key}: ${rounded} · ${place}`);
  }

  /** Changes the delay by a number of seconds. */
  move(bar, { number, value }, by) {
    return this.write(bar, number, Math.max(0, value + by));
  }

  /** Makes a motion longer, by its duration or by its spring's response. */
  stretch(bar, start, factor) {
    if (start.spring) {
      const { id, response, dampingRatio } = start.spring;
      this.tuner.set(id, 'response', { response: Math.max(0.03, response * factor), dampingRatio });
      return this.say(`response: ${Format.number(Math.max(0.03, response * factor))} · line ${bar.step[1]}`);
    }
    return this.write(bar, start.number, Math.max(0.001, start.value * factor));
  }

  say(text) {
    this.message.textContent = text;
  }

  // Bars

  listen(bar) {
    this.mark(bar);
    bar.button.addEventListener('pointerdown', (event) => this.begin(bar, event));
    bar.button.addEventListener('keydown', (event) => this.press(bar, event));
  }

  /** Shows what can be dragged. */
  mark(bar) {
    const isWritable = this.access.canWrite && this.times(bar) !== undefined;
    bar.button.classList.toggle('movable', isWritable && BarEditor.obstacle(this.delay(bar), 'delay') === null);
    bar.grip.classList.toggle('movable', isWritable && this.endObstacle(bar) === null);
    bar.stagger?.remove();
    if (!isWritable || !this.number(bar, 'stagger')) return;
    // The last of the repetitions has the handle for the delay between them.
    const all = this.repetitions(bar);
    if (all.length < 2 || all.at(-1) !== bar) return;
    bar.stagger = element('i', { class: 'stagger', title: 'Drag to change the delay between the repetitions' });
    bar.button.append(bar.stagger);
  }

  /** The bars of one step that were triggered together, in the order of their begin times. */
  repetitions(bar) {
    const own = String(bar.step);
    const trigger = (other) => (other.begin - other.delay).toFixed(3);
    return this.timeline.bars.filter((other) => String(other.step) === own && trigger(other) === trigger(bar))
      .sort((a, b) => a.begin - b.begin);
  }

  /** What a drag of a bar's part changes, or the reason why it changes nothing. */
  handle(bar, target) {
    const isMarked = (name) => target.classList.contains(name);
    if (isMarked('stagger')) {
      const number = this.number(bar, 'stagger');
      const begins = [...new Set(this.repetitions(bar).map(({ begin }) => begin.toFixed(4)))];
      return { kind: 'stagger', number, value: number.value, count: Math.max(1, begins.length - 1), time: bar.begin };
    }
    if (isMarked('diamond')) {
      const index = Number(target.dataset.index);
      const number = this.number(bar, `keyTimes/${index}`);
      if (index === 0 || index === bar.keyTimes.length - 1) return { obstacle: 'the first and the last keyframe stay at the ends' };
      const obstacle = number ? null : 'the keyframes are evenly spaced: write keyTimes to move them';
      return { kind: 'keyframe', obstacle, number, value: number?.value, target, index, time: bar.begin + bar.keyTimes[index] * (bar.end - bar.begin) };
    }
    if (isMarked('grip')) {
      const spring = this.spring(bar);
      const number = spring ? undefined : this.number(bar, 'duration');
      return { kind: 'end', obstacle: this.endObstacle(bar), spring, number, value: number?.value, time: bar.rest };
    }
    const number = this.delay(bar);
    return { kind: 'move', obstacle: BarEditor.obstacle(number, 'delay'), number, value: number?.value, time: bar.begin };
  }

  begin(bar, event) {
    if (!this.access.canWrite || event.button !== 0) return;
    this.timeline.select(bar);
    const start = this.times(bar) ? this.handle(bar, event.target) : { obstacle: BarEditor.outside(bar) };
    const { button } = bar;
    const scale = this.timeline.player.span / button.parentElement.clientWidth;
    let isMoved = false;
    const move = (moved) => {
      const pixels = moved.clientX - event.clientX;
      if (!isMoved && Math.abs(pixels) < 3) return;
      if (start.obstacle) return this.say(start.obstacle);
      if (!isMoved) {
        [isMoved, this.isDragging, this.tuner.isDragging] = [true, true, true];
        this.tuner.begin();
      }
      const free = start.time + pixels * scale;
      this.drag(bar, start, (moved.altKey ? free : this.snap(bar, free, scale)) - start.time);
    };
    const end = () => {
      button.removeEventListener('pointermove', move);
      [this.isDragging, this.tuner.isDragging] = [false, false];
      if (this.timeline.isOutdated) this.timeline.build();
      this.setMotions(this.motions);
    };
    button.setPointerCapture(event.pointerId);
    button.addEventListener('pointermove', move);
    button.addEventListener('pointerup', end, { once: true });
    button.addEventListener('pointercancel', end, { once: true });
  }

  static outside({ step }) {
    if (!step) return 'no step of the file adds this motion';
    return step[0] === 0 ? 'the times of this step are not numbers in this file' : 'the step is in an included file';
  }

  /** Follows a drag with the bar, and writes the number. */
  drag(bar, start, by) {
    const { timeline } = this;
    if (start.kind === 'move') {
      const shift = Math.max(-start.value, by);
      timeline.position(bar, bar.begin + shift, bar.end + shift);
      this.move(bar, start, shift);
    } else if (start.kind === 'end') {
      const factor = Math.max(0.02, (bar.rest + by - bar.begin) / (bar.rest - bar.begin));
      timeline.position(bar, bar.begin, bar.begin + (bar.end - bar.begin) * factor);
      this.stretch(bar, start, factor);
    } else if (start.kind === 'stagger') {
      const value = Math.max(0, start.value + by / start.count);
      const all = this.repetitions(bar);
      for (const other of all) {
        const shift = ((other.begin - all[0].begin) * (value - start.value)) / (start.value || 1);
        timeline.position(other, other.begin + shift, other.end + shift);
      }
      this.write(bar, start.number, value);
    } else {
      const [before, after] = [bar.keyTimes[start.index - 1], bar.keyTimes[start.index + 1]];
      const share = Math.min(after, Math.max(before, start.value + by / (bar.end - bar.begin)));
      start.target.style.left = `${share * 100}%`;
      this.write(bar, start.number, share);
    }
  }

  /** The nearest time that other bars begin or end at, or the time of the nearest frame. */
  snap(bar, time, scale) {
    const { player, bars } = this.timeline;
    const others = bars.filter((other) => other !== bar).flatMap(({ begin, rest, end }) => [begin, rest, end]);
    const touches = player.visible[0].trace.touches.map(([at]) => at);
    const distance = (other) => Math.abs(other - time);
    const nearest = [...others, ...touches, player.time].reduce((best, other) => (distance(other) < distance(best) ? other : best), Infinity);
    return distance(nearest) <= BarEditor.reach * scale ? nearest : Math.round(time * player.fps) / player.fps;
  }

  /** Moves a bar by a frame with the arrow keys, and its end with Shift. */
  press(bar, event) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey || !this.access.canWrite) return;
    event.preventDefault();
    event.stopPropagation();
    const start = this.times(bar) ? this.handle(bar, event.shiftKey ? bar.grip : bar.button) : { obstacle: BarEditor.outside(bar) };
    if (start.obstacle) {
      this.say(start.obstacle);
      return;
    }
    this.tuner.begin();
    this.drag(bar, start, direction / this.timeline.player.fps);
  }

  // Numbers

  /** The fields for a selected bar's numbers, and the link to its spring. */
  fields(bar) {
    const times = this.times(bar);
    if (!this.access.canWrite || !times) return [];
    const fields = times.numbers.map((number) => this.field(bar, number));
    const spring = this.spring(bar);
    if (spring) {
      const open = element('button', { type: 'button' }, 'Edit the spring');
      open.addEventListener('click', () => this.tuner.open(spring.id));
      fields.push(open);
    }
    return fields;
  }

  static names = { after: 'after (s)', delay: 'delay (s)', beginTime: 'beginTime (s)', duration: 'duration (s)', stagger: 'each later by (s)' };

  field(bar, number) {
    const [list, index] = number.key.split('/');
    const name = index === undefined ? BarEditor.names[number.key] ?? number.key : `${list === 'values' ? 'value' : 'key time'} ${Number(index) + 1}`;
    const obstacle = BarEditor.obstacle(number, name);
    const input = element('input', {
      type: 'number', step: list === 'values' ? 'any' : 0.01, '.value': Number(number.value.toFixed(4)), disabled: obstacle !== null,
    });
    input.addEventListener('change', () => {
      if (input.value === '' || !Number.isFinite(Number(input.value))) return (input.value = number.value);
      this.tuner.begin();
      return this.write(bar, number, Number(input.value));
    });
    const origin = number.variable ? ` — variable ${number.variable}` : number.origin ? ` — ${number.origin}` : '';
    return element('label', { title: obstacle ?? '' }, name + origin, input);
  }
}
