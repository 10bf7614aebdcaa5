'use strict';

/** The tables below the curves: the animations, and the events. */
class Tables {
  /** The columns of the table of animations that identify a row: the layer, the property, the engine, and the cause. */
  static key = [0, 1, 2, 5];

  constructor(player) {
    this.player = player;
    this.section = document.getElementById('numbers');
  }

  /** Shows the tables of clips. */
  setClips(clips) {
    this.clips = clips;
    if (!this.moving) this.build();
  }

  /** Shows the events of the live stage; null for the tables of the clips. */
  setMoving(moving) {
    const wasOpen = this.moving && this.section.querySelector('details')?.open;
    this.moving = moving;
    if (!moving) return this.build();
    const { events, touches } = moving.trace;
    const table = this.events(moving.trace, 'Events');
    table.open = wasOpen ?? false;
    this.section.replaceChildren(...(events.length || touches.length ? [table] : []));
  }

  build() {
    const clips = this.clips ?? [];
    const parts = [];
    const timed = clips.filter(({ trace }) => trace.timing);
    if (timed.length > 1) parts.push(...this.differences(timed));
    else if (timed.length) parts.push(this.timing(timed[0].trace.timing, 'Timing'));
    for (const { label, trace } of clips) {
      const name = clips.length > 1 ? ` – ${label}` : '';
      if (trace.events.length || trace.touches.length) parts.push(this.events(trace, `Events${name}`));
    }
    this.section.replaceChildren(...parts);
  }

  /** The table comes as HTML in which all texts are escaped. */
  timing(html, title, isOpen = true) {
    const scroll = element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title, '.innerHTML': html });
    return element('details', { open: isOpen }, element('summary', {}, element('h2', {}, title)), scroll);
  }

  /** One table of the animations that differ, with a value for each clip, and one of the animations that all clips share. */
  differences(clips) {
    const tables = clips.map(({ trace }) => {
      const holder = element('template', { '.innerHTML': trace.timing });
      return holder.content.querySelector('table');
    });
    const rows = new Map();
    tables.forEach((table, place) => {
      const counts = new Map();
      for (const row of table.tBodies[0].rows) {
        const name = Tables.key.map((column) => row.cells[column]?.textContent).join('\n');
        counts.set(name, (counts.get(name) ?? 0) + 1);
        const key = `${name}\n${counts.get(name)}`;
        if (!rows.has(key)) rows.set(key, new Array(tables.length).fill(null));
        rows.get(key)[place] = row;
      }
    });
    const all = [...rows.values()];
    const isShared = (row) => row.every((one) => one && one.innerHTML === row[0].innerHTML);
    const note = tables[0].parentNode.querySelector('.note');
    const make = (title, list, isOpen) => {
      const table = element('table', { class: 'timing' }, tables[0].tHead.cloneNode(true), element('tbody', {}, ...list));
      const scroll = element('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': title }, table, note?.cloneNode(true) ?? '');
      return element('details', { open: isOpen },
        element('summary', {}, element('h2', {}, title), element('span', { class: 'quiet' }, `${list.length}`)), scroll);
    };
    const shared = all.filter(isShared).map(([row]) => row.cloneNode(true));
    const others = all.filter((row) => !isShared(row)).map((row) => this.row(row, clips));
    const parts = [];
    if (others.length) parts.push(make('Differences in timing', others, true));
    if (shared.length) parts.push(make(others.length ? 'The same in every clip' : 'Timing, the same in every clip', shared, others.length === 0));
    return parts;
  }

  /** A row with the cells of several clips: a cell that differs has a line for each of them. */
  row(rows, clips) {
    const row = element('tr');
    const columns = Math.max(...rows.map((one) => (one?.cells.length === 11 ? 11 : 0))) || rows.find(Boolean).cells.length;
    for (let column = 0; column < columns; column++) {
      const cells = rows.map((one) => one?.cells[column] ?? null);
      const first = cells.find(Boolean);
      const isSame = Tables.key.includes(column) || cells.every((cell) => cell && cell.innerHTML === first.innerHTML);
      if (isSame) {
        row.append(first.cloneNode(true));
        continue;
      }
      const values = cells.map((cell, place) => {
        const value = cell ? [...cell.cloneNode(true).childNodes] : ['–'];
        return element('div', { class: `value ${clips[place].color}`, title: clips[place].label },
          element('span', { class: 'unseen' }, `${clips[place].label}: `), ...value);
      });
      row.append(element('td', { class: 'differs' }, ...values));
    }
    return row;
  }

  events({ events, touches }, title) {
    const names = { began: 'touch', ended: 'lift', cancelled: 'cancel' };
    const layers = Format.layerNames(events.map(([, , layer]) => layer));
    const all = [
      ...touches.filter(([, , phase]) => phase !== 'moved').map(([time, finger, phase, x, y]) =>
        [time, names[phase], `finger ${finger + 1} at ${Format.number(x)}, ${Format.number(y)}`]),
      ...events.map(([time, kind, layer, subject]) => [time, kind, layer ? `${layers.get(layer)}.${subject}` : subject]),
    ].sort((a, b) => a[0] - b[0]);
    const head = element('tr', {}, ...['Time', 'Event', 'What'].map((text) => element('th', { scope: 'col' }, text)));
    const body = all.map(([time, kind, what]) => {
      let go = Format.seconds(time);
      if (!this.moving) {
        go = element('button', { type: 'button', class: 'link' }, go);
        go.addEventListener('click', () => this.player.goTo(time));
      }
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
