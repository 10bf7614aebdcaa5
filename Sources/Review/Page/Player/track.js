'use strict';

/** One property of one layer over time: presentation and model values. */
class Track {
  constructor({ layer, property, unit, kind, width, shown, model }, { rate, ticks, runs }) {
    this.layer = layer;
    this.property = property;
    this.unit = unit;
    this.kind = kind;
    this.rate = rate;
    this.ticks = ticks;
    // Traces have radians; the page shows degrees.
    const factor = unit === 'angle' ? 180 / Math.PI : 1;
    this.shown = new Run(runs[shown], width, factor);
    this.model = model === shown ? this.shown : new Run(runs[model], width, factor);
    this.hasModel = model !== shown;
  }

  get name() {
    return `${this.layer}.${this.property}`;
  }

  /** The property in a word or two: of transforms are their parts. */
  get shortProperty() {
    return this.property.replace(/^transform\./, '');
  }

  /** A number as shown on the page. */
  number(value) {
    return this.unit === 'angle' ? Format.degrees(value) : Format.number(value);
  }

  /** The last tick that is not after a time. */
  tick(time) {
    return Math.max(0, Math.min(this.ticks - 1, Math.floor(time * this.rate + 1e-6)));
  }

  /** The presentation value at a time, as text. */
  text(time) {
    return this.describe(this.shown.at(this.tick(time)));
  }

  /** The model value at a time, as text; null where it equals the presentation value. */
  modelText(time) {
    if (!this.hasModel) return null;
    const text = this.describe(this.model.at(this.tick(time)));
    return text === this.text(time) ? null : text;
  }

  describe(value) {
    if (this.kind === 'text') return value[0];
    if (this.kind === 'color') {
      const colors = [];
      for (let place = 0; place < value.length; place += 4) colors.push(Format.color(value.slice(place, place + 4)));
      return colors.join(' ');
    }
    return value.map((number) => this.number(number)).join(' ') + Format.unit(this.unit);
  }

  /** The least and the greatest number of the presentation and model values. */
  get range() {
    this.ends ??= [this.shown.range, this.model.range].reduce((a, b) => [Math.min(a[0], b[0]), Math.max(a[1], b[1])]);
    return this.ends;
  }
}

/** Values that are listed only where they change: `[tick, value…, tick, value…]`. */
class Run {
  constructor(entries, width, factor) {
    this.starts = [];
    this.values = [];
    this.factor = factor;
    for (let place = 0; place < entries.length; place += width + 1) {
      this.append(entries[place], entries.slice(place + 1, place + 1 + width));
    }
  }

  /** Adds a value from a tick on, unless it is the last one. */
  append(tick, value) {
    const last = this.values[this.values.length - 1];
    const next = this.factor === 1 ? value : value.map((number) => number * this.factor);
    if (last && last.every((number, place) => number === next[place])) return;
    this.starts.push(tick);
    this.values.push(next);
  }

  /** Removes the values that ended before a tick. */
  forget(tick) {
    let count = 0;
    while (count + 1 < this.starts.length && this.starts[count + 1] <= tick) count++;
    if (count === 0) return;
    this.starts.splice(0, count);
    this.values.splice(0, count);
  }

  /** The value at a tick. */
  at(tick) {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= tick) low = middle;
      else high = middle - 1;
    }
    return this.values[low];
  }

  get range() {
    let [least, greatest] = [Infinity, -Infinity];
    for (const value of this.values) {
      for (const number of value) {
        least = Math.min(least, number);
        greatest = Math.max(greatest, number);
      }
    }
    return [least, greatest];
  }
}
