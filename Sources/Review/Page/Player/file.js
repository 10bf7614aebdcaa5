'use strict';

/** The text of the scene with all changes, which can be edited like everything else. */
class FilePane {
  /** The pause after which typed text is sent, in milliseconds. */
  static pause = 500;

  constructor(tuner, controls, access) {
    Object.assign(this, { tuner, controls, access });
    const { 'file-section': section, 'file-pane': pane, 'file-text': text } = controls;
    section.hidden = !access.canWrite;
    this.isTyped = false;
    pane.addEventListener('toggle', () => this.refresh());
    text.addEventListener('focus', () => tuner.begin());
    text.addEventListener('input', () => this.type());
    text.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.isTyped) this.discard();
    });
  }

  /** Shows the current text, unless another one is being typed. */
  async refresh() {
    const { 'file-pane': pane, 'file-text': text } = this.controls;
    if (!pane.open || this.isTyped || !this.access.canWrite) return;
    await this.tuner.guard(async () => {
      const read = await (await post(this.access, 'tune', { action: 'read' })).json();
      if (this.isTyped || text.value === read.text) return;
      const { selectionStart, selectionEnd, scrollTop } = text;
      text.value = read.text;
      text.setSelectionRange(selectionStart, selectionEnd);
      text.scrollTop = scrollTop;
    });
  }

  type() {
    this.isTyped = true;
    this.say('');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), FilePane.pause);
  }

  /** Sends the text; one with errors stays as it is typed, with the reasons below. */
  async send() {
    const { 'file-text': text } = this.controls;
    const { value } = text;
    try {
      const answer = await post(this.access, 'tune', { action: 'text', text: value, stroke: this.tuner.stroke });
      if (text.value === value) this.isTyped = false;
      this.tuner.show(await answer.json());
    } catch (error) {
      if (error instanceof TypeError) return;
      this.say(`${error.message}\nThe picture shows the last valid text; Escape goes back to it.`);
    }
    text.setAttribute('aria-invalid', this.isTyped && text.value === value);
  }

  discard() {
    clearTimeout(this.timer);
    this.isTyped = false;
    this.say('');
    this.controls['file-text'].removeAttribute('aria-invalid');
    this.refresh();
  }

  say(text) {
    const { 'file-problem': problem } = this.controls;
    problem.hidden = text === '';
    problem.textContent = text;
  }

  /** Opens the text, and selects a line. */
  async open(line) {
    const { 'file-pane': pane, 'file-text': text } = this.controls;
    pane.open = true;
    await this.refresh();
    const lines = text.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    text.scrollTop = Math.max(0, (line - 4) * parseFloat(getComputedStyle(text).lineHeight));
    pane.scrollIntoView({ block: 'nearest' });
  }
}
