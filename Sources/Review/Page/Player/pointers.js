'use strict';

/**
 * The fingers on a picture: mouse, pen and touch screen events, with the coalesced events that
 * browsers provide on request. With the Option or Alt key a second finger mirrors the first about the center, as in
 * simulators; with Shift besides, both go together.
 */
class Pointers {
  static second = 1000;

  /** Calls `send` with lines of text: the action, the time, and the location of each finger in points of the scene's canvas. */
  constructor(surface, size, send) {
    this.surface = surface;
    this.size = size;
    this.send = send;
    this.fingers = new Map();
    this.isEnabled = false;
    this.hovering = [];
    /** Called with events and places before fingers go down; returns true for an event that doesn't touch. */
    this.intercept = () => false;
    surface.addEventListener('pointerleave', () => this.hover([]));
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      surface.addEventListener(type, (event) => this.isEnabled && this[type](event));
    }
    surface.addEventListener('wheel', (event) => this.isEnabled && this.wheel(event), { passive: false });
    surface.addEventListener('contextmenu', (event) => this.isEnabled && event.preventDefault());
  }

  /** The fingers that are down, in points of the canvas; with Option those that would come down. */
  get places() {
    return [...this.fingers.values(), ...this.hovering];
  }

  place(event) {
    const box = this.surface.getBoundingClientRect();
    const { width, height } = this.size();
    return { x: ((event.clientX - box.left) / box.width) * width, y: ((event.clientY - box.top) / box.height) * height };
  }

  line(action, finger, time, { x, y }, ...more) {
    return [action, finger, time.toFixed(3), x.toFixed(2), y.toFixed(2), ...more].join(' ');
  }

  /** The location of the second finger for a location of the first. */
  partner({ x, y }) {
    const { width, height } = this.size();
    if (this.offset) return { x: x + this.offset.x, y: y + this.offset.y };
    return { x: width - x, y: height - y };
  }

  hover(places) {
    if (places.length === 0 && this.hovering.length === 0) return;
    this.hovering = places;
    this.changed?.();
  }

  pointerdown(event) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    event.preventDefault();
    this.surface.focus({ preventScroll: true });
    const place = this.place(event);
    if (this.intercept(event, place)) return;
    this.surface.setPointerCapture(event.pointerId);
    this.hovering = [];
    const lines = [this.line('d', event.pointerId, event.timeStamp, place)];
    this.fingers.set(event.pointerId, place);
    if (event.altKey) {
      this.offset = null;
      const other = this.partner(place);
      if (event.shiftKey) this.offset = { x: other.x - place.x, y: other.y - place.y };
      this.mirrored = event.pointerId;
      this.fingers.set(Pointers.second, other);
      lines.push(this.line('d', Pointers.second, event.timeStamp, other));
    }
    this.send(lines.join('\n'));
  }

  pointermove(event) {
    if (!this.fingers.has(event.pointerId)) {
      const place = this.place(event);
      this.offset = null;
      return this.hover(event.altKey && this.fingers.size === 0 ? [place, this.partner(place)] : []);
    }
    const lines = [];
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const part of coalesced.length > 0 ? coalesced : [event]) {
      const place = this.place(part);
      this.fingers.set(event.pointerId, place);
      lines.push(this.line('m', event.pointerId, part.timeStamp, place));
      if (this.mirrored === event.pointerId) {
        const other = this.partner(place);
        this.fingers.set(Pointers.second, other);
        lines.push(this.line('m', Pointers.second, part.timeStamp, other));
      }
    }
    this.send(lines.join('\n'));
  }

  pointerup(event) {
    this.end('u', event);
  }

  pointercancel(event) {
    this.end('c', event);
  }

  end(action, event) {
    if (!this.fingers.delete(event.pointerId)) return;
    const place = this.place(event);
    const lines = [this.line(action, event.pointerId, event.timeStamp, place)];
    if (this.mirrored === event.pointerId) {
      lines.push(this.line(action, Pointers.second, event.timeStamp, this.partner(place)));
      this.fingers.delete(Pointers.second);
      this.mirrored = null;
    }
    this.send(lines.join('\n'));
  }

  wheel(event) {
    // With these keys browsers and the page zoom.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const box = this.surface.getBoundingClientRect();
    const unit = [1, 16, box.height][event.deltaMode];
    const scale = (this.size().width / box.width) * unit;
    const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    this.send(this.line('w', 0, event.timeStamp, this.place(event), (dx * scale).toFixed(2), (dy * scale).toFixed(2)));
  }
}
