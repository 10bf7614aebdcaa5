'use strict';

/** Keeps the unsaved changes in the browser, and offers them again after flipbook has ended without saving them. */
class Draft {
  /** The pause after which changes are kept, in milliseconds. */
  static pause = 300;

  constructor(tuner, controls, access) {
    Object.assign(this, { tuner, controls, access });
    this.key = `flipbook draft ${access.scene}`;
    controls['draft-restore'].addEventListener('click', () => this.restore());
    controls['draft-discard'].addEventListener('click', () => this.close(true));
    /** The changes that are offered; null for none, undefined before the page has looked for them. */
    this.offered = undefined;
  }

  /** Follows a report: the changes are kept while there are any. */
  note(isChanged) {
    if (!this.access.canWrite) return;
    if (this.offered === undefined) {
      // A server with changes has what was kept.
      this.offered = isChanged ? null : this.kept;
      this.show();
    }
    // What is offered stays until it is chosen or discarded.
    if (this.offered) return;
    clearTimeout(this.timer);
    if (isChanged) this.timer = setTimeout(() => this.keep(), Draft.pause);
    else this.forget();
  }

  async read() {
    return (await post(this.access, 'tune', { action: 'read' })).json();
  }

  async keep() {
    await this.tuner.guard(async () => {
      const { text, base, variables } = await this.read();
      if (text === base && Object.keys(variables).length === 0) return this.forget();
      try {
        localStorage.setItem(this.key, JSON.stringify({ text, base, variables, time: Date.now() }));
      } catch {
        // A browser without storage keeps nothing.
      }
    });
  }

  get kept() {
    try {
      return JSON.parse(localStorage.getItem(this.key));
    } catch {
      return null;
    }
  }

  forget() {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // A browser without storage has nothing to forget.
    }
  }

  show() {
    const { draft, 'draft-text': text } = this.controls;
    draft.hidden = !this.offered;
    if (this.offered) text.textContent = `Changes of ${new Date(this.offered.time).toLocaleString()} were never saved.`;
  }

  async restore() {
    const { text, base, variables } = this.offered;
    const fields = Object.entries(variables).map(([name, value]) => [`value.${name}`, value]);
    this.tuner.begin();
    const restored = { action: 'restore', text, base, ...Object.fromEntries(fields) };
    if (await this.tuner.guard(() => this.tuner.ask(restored))) this.close(false);
  }

  close(forgets) {
    this.offered = null;
    if (forgets) this.forget();
    this.show();
  }
}
