'use strict';

/**
 * Comments pinned to a time and a place. The page holds those of its file; the browser keeps what is added, and files
 * bring both together: of two versions of a comment, the later one counts.
 */
class Comments {
  /** How long a pin stays while the clip plays, in seconds. */
  static stay = 1.2;

  constructor(player, { file, list }, title) {
    Object.assign(this, { player, file, title, embedded: list, controls: player.controls });
    this.key = `flipbook comments ${location.pathname} ${file}`;
    this.all = new Map();
    this.draft = null;
    this.selected = null;
    this.isKept = true;
    this.merge(list);
    this.merge(this.read());
    this.controls['comments-toggle'].hidden = false;
    this.listen();
    this.open(this.shown.length > 0 && innerWidth > 760);
    this.list();
    this.report();
  }

  /** The comments that are not deleted, in the order of their times. */
  get shown() {
    return [...this.all.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.time - b.time || (a.made < b.made ? -1 : 1));
  }

  // Keeping

  /** Adds comments; returns how many are new or later than the known ones. */
  merge(list) {
    let count = 0;
    for (const comment of list) {
      const known = this.all.get(comment.id);
      if (known && (known.changed ?? known.made ?? '') >= (comment.changed ?? comment.made ?? '')) continue;
      this.all.set(comment.id, comment);
      count += 1;
    }
    return count;
  }

  read() {
    try {
      return Comments.parse(localStorage.getItem(this.key) ?? '{"comments":[]}');
    } catch {
      return [];
    }
  }

  keep() {
    // Another page may have added some in the meantime.
    this.merge(this.read());
    try {
      localStorage.setItem(this.key, this.json);
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
    this.list();
    this.report();
  }

  /** The comments that the page's file lacks. */
  get unsaved() {
    const known = new Map(this.embedded.map((comment) => [comment.id, comment.changed ?? comment.made ?? '']));
    return [...this.all.values()].filter(({ id, changed, made }) => (known.get(id) ?? '') < (changed ?? made ?? ''));
  }

  report(text, isError = false) {
    const count = this.unsaved.length;
    const what = count === 1 ? '1 change is' : `${count} changes are`;
    const state = count === 0 ? '' : this.isKept
      ? `${what} kept in this browser only. Save the file beside the scene to share it.`
      : `${what} not kept by this browser: save the file before you close the page.`;
    const message = this.controls['comments-message'];
    message.textContent = text ?? state;
    message.classList.toggle('error', isError || (!text && count > 0 && !this.isKept));
  }

  get json() {
    return `${JSON.stringify({ version: 1, comments: [...this.all.values()] }, null, 2)}\n`;
  }

  /** Reads a file; throws an error whose text is for people. */
  static parse(text) {
    let data;
    try {
      data = JSON.parse(text);
    } catch {
      throw new Error('it is not JSON');
    }
    if (!Array.isArray(data?.comments)) throw new Error('it has no list “comments”');
    const isText = (value) => value === undefined || value === null || typeof value === 'string';
    data.comments.forEach((comment, index) => {
      const fault = typeof comment?.id !== 'string' ? 'id' : !(comment.time >= 0) ? 'time'
        : typeof comment.text !== 'string' ? 'text' : !isText(comment.changed) || !isText(comment.made) ? 'date' : null;
      if (fault) throw new Error(`comment ${index + 1} has no valid ${fault}`);
    });
    return data.comments;
  }

  get markdown() {
    const page = encodeURI(decodeURI(location.pathname.split('/').pop() || 'page.html'));
    const lines = this.shown.map(({ time, clip, x, y, text, author, done }) => {
      const place = [clip, Number.isFinite(x) ? `at ${Comments.place({ x, y })} pt` : ''].filter(Boolean).join(', ');
      const words = text.trim().replaceAll('<', '&lt;').replaceAll('\n', '\n  ');
      const link = `[${Format.seconds(time)}](${page}#t=${Math.round(time * 1e4) / 1e4})`;
      return `- [${done ? 'x' : ' '}] ${link}${place ? ` (${place})` : ''}: ${words}${author ? ` — ${author}` : ''}`;
    });
    return `# ${this.title}: comments\n\n${lines.join('\n')}\n`;
  }

  static place({ x, y }) {
    return `${Math.round(x)}, ${Math.round(y)}`;
  }

  download(text, name, type) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    element('a', { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  async load(file) {
    try {
      const count = this.merge(Comments.parse(await file.text()));
      this.keep();
      this.report(count === 0 ? `${file.name} has nothing new.` : `${count === 1 ? '1 comment' : `${count} comments`} from ${file.name}.`);
      this.open(true);
    } catch (error) {
      this.report(`${file.name} was not loaded: ${error.message}.`, true);
    }
  }

  // Writing

  /** Begins a comment at the current time, at a point of a clip; by the keyboard, at its middle. */
  begin(clip = this.player.visible[0], point = { x: clip.clip.width / 2, y: clip.clip.height / 2 }) {
    this.player.pause();
    this.open(true);
    this.edit({ id: null, time: this.player.snap(this.player.time), clip: this.player.clips.length > 1 ? clip.clip.label : undefined, ...point, text: '' });
  }

  edit(draft) {
    this.draft = draft;
    const { 'comment-form': form, 'comment-text': text, 'comment-author': author } = this.controls;
    form.hidden = false;
    text.value = draft.text;
    author.value = draft.author ?? this.author;
    this.arrange();
    this.describe();
    text.focus();
  }

  get author() {
    try {
      return localStorage.getItem('flipbook author') ?? '';
    } catch {
      return '';
    }
  }

  describe() {
    const { time, clip, x, y } = this.draft;
    const place = Number.isFinite(x) ? `at ${Comments.place({ x, y })} pt` : '';
    this.controls['comment-place'].textContent = [Format.seconds(time), clip, place].filter(Boolean).join(' · ');
  }

  save() {
    const { 'comment-text': text, 'comment-author': author } = this.controls;
    if (!this.draft || text.value.trim() === '') return;
    const now = new Date().toISOString();
    const comment = {
      ...this.draft, id: this.draft.id ?? Comments.id(), text: text.value.trim(), author: author.value.trim() || undefined,
      made: this.draft.made ?? now, changed: now,
    };
    try {
      localStorage.setItem('flipbook author', author.value.trim());
    } catch {
      // The name is asked for again.
    }
    this.all.set(comment.id, comment);
    this.end();
    this.keep();
    this.select(comment.id);
  }

  static id() {
    return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  change(id, values) {
    this.all.set(id, { ...this.all.get(id), ...values, changed: new Date().toISOString() });
    this.keep();
    this.arrange();
  }

  end() {
    this.draft = null;
    this.controls['comment-form'].hidden = true;
    this.controls['comment-add'].focus();
    this.arrange();
  }

  /** Puts the draft at a point of a picture. */
  move(x, y) {
    const { clip } = this.clipOf(this.draft);
    this.draft.x = Math.round(Math.max(0, Math.min(clip.width, x)) * 10) / 10;
    this.draft.y = Math.round(Math.max(0, Math.min(clip.height, y)) * 10) / 10;
    this.describe();
    this.arrange();
  }

  // Showing

  open(isOpen) {
    this.controls.comments.hidden = !isOpen;
    this.controls['comments-toggle'].setAttribute('aria-expanded', isOpen);
    this.player.layOut();
  }

  /** The visible clip that a comment belongs to. */
  clipOf({ clip }) {
    const { clips, visible } = this.player;
    return clips.some((one) => one.clip.label === clip) ? visible.find((one) => one.clip.label === clip) : visible[0];
  }

  select(id) {
    const comment = this.all.get(id);
    this.selected = id;
    this.player.goTo(comment.time);
    this.list();
    this.arrange();
  }

  list() {
    const shown = this.shown;
    const open = shown.filter(({ done }) => !done).length;
    this.controls['comments-toggle'].textContent = open ? `Comments (${open})` : 'Comments';
    this.controls['comment-list'].replaceChildren(...shown.map((comment, index) => this.item(comment, index + 1)));
    this.player.mark();
  }

  item(comment, number) {
    const { id, time, clip, text, author, done } = comment;
    const button = (name, action, more = {}) => {
      const made = element('button', { type: 'button', class: 'link', ...more }, name);
      made.addEventListener('click', action);
      return made;
    };
    const place = button(Format.seconds(time), () => this.select(id), { 'aria-label': `Comment ${number}, at ${Format.seconds(time)}` });
    const facts = [clip, author].filter(Boolean).join(' · ');
    return element('li', { class: `comment${done ? ' done' : ''}${id === this.selected ? ' selected' : ''}` },
      element('p', { class: 'row' }, element('span', { class: 'comment-number', 'aria-hidden': 'true' }, number), place, element('span', { class: 'quiet' }, facts)),
      element('p', { class: 'said' }, text),
      element('p', { class: 'row' },
        button(done ? 'Reopen' : 'Done', () => this.change(id, { done: !done })),
        button('Edit', () => {
          this.player.goTo(time);
          this.edit({ ...comment });
        }),
        button('Delete', () => this.remove(id, number))));
  }

  remove(id, number) {
    this.change(id, { deleted: true });
    const undo = element('button', { type: 'button', class: 'link' }, 'Undo');
    undo.addEventListener('click', () => this.change(id, { deleted: false }));
    this.report(`Comment ${number} is deleted. `);
    this.controls['comments-message'].append(undo);
  }

  /** Puts the pins onto the pictures. */
  arrange() {
    document.querySelectorAll('.pin').forEach((pin) => pin.remove());
    this.pins = [];
    if (!this.player.visible) return;
    this.shown.forEach((comment, index) => {
      if (this.draft?.id !== comment.id) this.pin(comment, index + 1);
    });
    if (this.draft) this.pin(this.draft, '+');
    this.show(this.player.time);
  }

  pin(comment, number) {
    const clip = this.clipOf(comment);
    if (!clip || !Number.isFinite(comment.x)) return;
    const isDraft = comment === this.draft;
    const pin = element('button', {
      type: 'button', class: `pin${isDraft ? ' draft' : ''}${comment.done ? ' done' : ''}${comment.id && comment.id === this.selected ? ' selected' : ''}`,
      'aria-label': isDraft ? 'The place of the comment: arrow keys move it' : `Comment ${number}: ${comment.text}`, title: comment.text,
      style: `left: ${(100 * comment.x) / clip.clip.width}%; top: ${(100 * comment.y) / clip.clip.height}%`,
    }, number);
    if (isDraft) pin.addEventListener('keydown', (event) => this.nudge(event));
    else pin.addEventListener('click', () => {
      this.open(true);
      this.select(comment.id);
      this.controls['comment-list'].querySelector('.selected .link').focus();
    });
    clip.view.screen.append(pin);
    this.pins.push({ pin, comment });
  }

  /** The point of a clip's canvas below the pointer. */
  point({ clientX, clientY }, { clip, view }) {
    const { left, top, width, height } = view.screen.getBoundingClientRect();
    return { x: ((clientX - left) / width) * clip.width, y: ((clientY - top) / height) * clip.height };
  }

  /** Moves the draft with the pointer until it is released. */
  drag(clip) {
    const move = (event) => {
      const { x, y } = this.point(event, clip);
      if (this.draft) this.move(x, y);
    };
    addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => removeEventListener('pointermove', move), { once: true });
  }

  nudge(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 : 1;
    this.move(this.draft.x + step * way[0], this.draft.y + step * way[1]);
    document.querySelector('.pin.draft').focus();
  }

  /** Shows the pins of a time. */
  show(time) {
    const stay = this.player.isPlaying ? Comments.stay : 0.5 / this.player.fps;
    for (const { pin, comment } of this.pins ?? []) {
      pin.hidden = comment !== this.draft && !(time > comment.time - 0.5 / this.player.fps && time < comment.time + stay);
    }
  }

  // What people do

  listen() {
    const { controls } = this;
    const on = (id, event, action) => controls[id].addEventListener(event, action);
    on('comments-toggle', 'click', () => this.open(controls.comments.hidden));
    on('comment-add', 'click', () => this.begin());
    on('comment-cancel', 'click', () => this.end());
    on('comment-form', 'submit', (event) => {
      event.preventDefault();
      this.save();
    });
    on('comment-form', 'keydown', (event) => {
      if (event.key === 'Escape') this.end();
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.save();
    });
    on('comments-save', 'click', () => this.download(this.json, this.file, 'application/json'));
    on('comments-markdown', 'click', () => this.download(this.markdown, this.file.replace(/\.json$/, '.md'), 'text/markdown'));
    on('comments-copy', 'click', () => this.player.copy(this.markdown, controls['comments-copy']));
    on('comments-load', 'click', () => controls['comments-file'].click());
    on('comments-file', 'change', async () => {
      for (const file of controls['comments-file'].files) await this.load(file);
      controls['comments-file'].value = '';
    });
    const point = (event) => {
      if (event.target.matches('.pin:not(.draft)')) return null;
      // The table captures the pointer, so the target may not be the picture.
      for (const clip of [...this.player.visible].reverse()) {
        const { x, y } = this.point(event, clip);
        if (x >= 0 && y >= 0 && x <= clip.clip.width && y <= clip.clip.height) return { clip, x, y };
      }
      return null;
    };
    controls.table.addEventListener('pointerdown', (event) => {
      const place = this.draft && point(event);
      if (!place) return;
      event.preventDefault();
      event.stopPropagation();
      if (this.player.clips.length > 1) this.draft.clip = place.clip.clip.label;
      this.move(place.x, place.y);
      this.drag(place.clip);
    }, { capture: true });
    controls.table.addEventListener('dblclick', (event) => {
      const place = !this.draft && point(event);
      if (place) this.begin(place.clip, { x: Math.round(place.x * 10) / 10, y: Math.round(place.y * 10) / 10 });
    });
    addEventListener('storage', ({ key }) => {
      if (key !== this.key || this.merge(this.read()) === 0) return;
      this.list();
      this.arrange();
    });
    addEventListener('beforeunload', (event) => {
      if (this.draft && controls['comment-text'].value.trim() !== this.draft.text || (!this.isKept && this.unsaved.length)) event.preventDefault();
    });
  }
}
