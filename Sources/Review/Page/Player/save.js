'use strict';

/** Sends a request to the server with the page's token; a refusal becomes an error with its reasons. */
async function post(access, path, values) {
  const answer = await fetch(path, {
    method: 'POST', headers: { 'X-Flipbook': access.token }, body: new URLSearchParams(values),
  });
  if (answer.status === 200) return answer;
  let text = `${path} failed (${answer.status})`;
  if (answer.status === 422) {
    const { problems } = await answer.json();
    text = problems.map(({ place, message, hint }) =>
      `${place === 'error' ? '' : `${place}: `}${message}${hint ? ` — ${hint}` : ''}`).join('\n');
  }
  throw new Error(text);
}

/** Shows the changes to the file before it is saved. */
class SaveDialog {
  constructor(controls) {
    this.controls = controls;
    controls['save-confirm'].addEventListener('click', () => this.save?.());
  }

  /** Shows a difference; true if there is any. `save` is called when it is confirmed. */
  show({ path, difference }, save) {
    this.save = save;
    this.controls['save-path'].textContent = path;
    this.controls.difference.replaceChildren(...difference.split('\n').map((line) =>
      element('span', { class: { '+': 'added', '-': 'removed' }[line[0]] ?? 'same' }, `${line}\n`)));
    if (difference !== '') this.controls['save-dialog'].showModal();
    return difference !== '';
  }
}
