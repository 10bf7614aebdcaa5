'use strict';

/** The tables below the curves: the animations, and the events. */
class Tables {
  constructor(player) {
    this.player = player;
    this.section = document.getElementById('numbers');
  }

  /** Shows the tables of clips. */
  setClips(clips) {
    const parts = [];
    for (const { label, trace } of clips) {
      const name = clips.length > 1 ? ` – ${label}` : '';
      if (trace.timing) parts.push(this.timing(trace.timing, `Timing${name}`));
      if (trace.events.length || trace.touches.length) parts.push(this.events(trace, `Events${name}`));
    }
    this.section.replaceChildren(...parts);
  }

  /** The table comes as HTML in which all texts are escaped. */
  timing(html, title) {
    const scroll = element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title, '.innerHTML': html });
    return element('details', { open: true }, element('summary', {}, element('h2', {}, title)), scroll);
  }

  events({ events, touches }, title) {
    const names = { began: 'touch', ended: 'lift', cancelled: 'cancel' };
    const all = [
      ...touches.filter(([, , phase]) => phase !== 'moved').map(([time, finger, phase, x, y]) =>
        [time, names[phase], `finger ${finger + 1} at ${Format.number(x)}, ${Format.number(y)}`]),
      ...events.map(([time, kind, layer, subject]) => [time, kind, layer ? `${Format.layer(layer)}.${subject}` : subject]),
    ].sort((a, b) => a[0] - b[0]);
    const head = element('tr', {}, ...['Time', 'Event', 'What'].map((text) => element('th', { scope: 'col' }, text)));
    const body = all.map(([time, kind, what]) => {
      const go = element('button', { type: 'button', class: 'link' }, Format.seconds(time));
      go.addEventListener('click', () => this.player.goTo(time));
      return element('tr', {}, element('td', {}, go), element('td', {}, kind), element('td', {}, what));
    });
    return this.table(title, head, body);
  }

  table(title, head, body) {
    const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
    return element('details', {},
      element('summary', {}, element('h2', {}, title), element('span', { class: 'quiet' }, `${body.length}`)),
      element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title }, table));
  }
}
