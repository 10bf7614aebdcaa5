'use strict';

/** The curves of the live stage: what moves under the finger, over the last seconds. */
class MovingCurves {
  /** The seconds that are shown. */
  static span = 10;
  /** The number of events that are listed. */
  static events = 200;

  constructor(player, reply) {
    this.player = player;
    /** Asks for the next batch. */
    this.reply = reply;
    this.clear();
  }

  clear() {
    this.rate = 60;
    this.tick = 0;
    this.tracks = [];
    this.events = [];
    this.touches = [];
    this.isNew = true;
    this.hasNews = true;
  }

  /** Shows these curves in place of those of the clip. */
  show() {
    this.clear();
    this.isShown = true;
    this.player.curves.setMoving(this);
    this.player.tables.setMoving(this);
  }

  hide() {
    if (!this.isShown) return;
    this.isShown = false;
    this.player.curves.setMoving(null);
    this.player.tables.setMoving(null);
  }

  /** Takes a batch: new tracks, changes, and events. */
  take({ begin, rate, tick, tracks, changes, events, touches }) {
    if (!this.isShown) return;
    if (begin) this.clear();
    [this.rate, this.tick] = [rate, tick];
    for (const track of tracks) {
      this.tracks[track.number] = new MovingTrack(track, rate);
      this.isNew = true;
    }
    for (const [number, at, shown, model] of changes) this.tracks[number].append(at, shown, model);
    const first = Math.floor(this.start * rate);
    for (const track of this.tracks) track.move(tick, first);
    if (events.length || touches.length) {
      this.events = [...this.events, ...events].slice(-MovingCurves.events);
      this.touches = [...this.touches, ...touches].slice(-MovingCurves.events);
      this.hasNews = true;
    }
    if (!this.isWaiting) requestAnimationFrame(() => this.draw());
    this.isWaiting = true;
  }

  draw() {
    this.isWaiting = false;
    if (this.isShown) {
      if (this.isNew) this.player.curves.build();
      else this.player.curves.redraw();
      if (this.hasNews) this.player.tables.setMoving(this);
      [this.isNew, this.hasNews] = [false, false];
    }
    this.reply();
  }

  get clips() {
    return [{ tracks: this.tracks, color: 'series-1' }];
  }

  get trace() {
    return { events: this.events, touches: this.touches };
  }

  // The time axis

  get time() {
    return this.tick / this.rate;
  }

  get start() {
    return Math.max(0, this.time - MovingCurves.span);
  }

  get span() {
    return MovingCurves.span;
  }

  get isPlaying() {
    return true;
  }

  snap(time) {
    return Math.min(Math.floor(time * this.rate + 1e-6) / this.rate, this.time);
  }
}

/** One property of one layer that moves on the live stage. */
class MovingTrack extends Track {
  constructor(track, rate) {
    const [tick, shown, model] = track.start;
    super({ ...track, shown: 0, model: 1 }, { rate, ticks: 1, runs: [[tick, ...shown], [tick, ...model]] });
  }

  append(tick, shown, model) {
    this.shown.append(tick, shown);
    this.model.append(tick, model);
  }

  /** Goes on to a tick, and forgets what was before another one. */
  move(tick, first) {
    this.ticks = tick + 1;
    this.shown.forget(first);
    this.model.forget(first);
    this.ends = null;
  }
}
