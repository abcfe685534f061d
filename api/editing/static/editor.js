// Turns each text area for HTML into an editor that shows the text as it will look. Without this script, the text area
// works as it is. The text area keeps the HTML that is sent, and the server sanitises the HTML.
// execCommand is deprecated, but every browser has it, and there is no replacement for edited elements yet.

const COMMANDS = [
  ['bold', 'bold'],
  ['italic', 'italic'],
  ['heading', 'formatBlock', 'h2'],
  ['subheading', 'formatBlock', 'h3'],
  ['paragraph', 'formatBlock', 'p'],
  ['list', 'insertUnorderedList'],
  ['numbers', 'insertOrderedList'],
  ['link', 'createLink', { prompt: 'link_prompt' }],
  ['unlink', 'unlink'],
  ['picture', 'insertImage', { prompt: 'picture_prompt' }],
]

function buildButton(label, run) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'quiet'
  button.textContent = label
  // The edited text keeps the focus at a click. Otherwise the selection would be lost.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', run)
  return button
}

function buildEditor(area) {
  const texts = JSON.parse(area.dataset.texts)
  const editor = document.createElement('div')
  editor.className = 'editor published'
  editor.contentEditable = 'true'
  editor.setAttribute('role', 'textbox')
  editor.setAttribute('aria-multiline', 'true')
  editor.setAttribute('aria-label', area.dataset.label)
  editor.setAttribute('aria-describedby', area.getAttribute('aria-describedby'))
  editor.dir = 'auto'
  editor.lang = area.lang
  editor.innerHTML = area.value
  editor.addEventListener('input', () => {
    area.value = editor.innerHTML
  })
  editor.addEventListener('paste', (event) => {
    // Text of other programs has styles that the site does not have.
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  })
  const tools = document.createElement('div')
  tools.className = 'row tools'
  tools.setAttribute('role', 'group')
  tools.setAttribute('aria-label', texts.tools)
  for (const [name, command, value] of COMMANDS) {
    tools.append(
      buildButton(texts[name], () => {
        const given = value?.prompt ? window.prompt(texts[value.prompt], '/') : value
        editor.focus()
        if (given !== null) document.execCommand(command, false, given)
        area.value = editor.innerHTML
      }),
    )
  }
  const source = buildButton(texts.source, () => {
    area.hidden = !area.hidden
    editor.hidden = !editor.hidden
    if (area.hidden) editor.innerHTML = area.value
    source.setAttribute('aria-pressed', String(!area.hidden))
  })
  source.setAttribute('aria-pressed', 'false')
  tools.append(source)
  area.before(tools, editor)
  area.hidden = true
}

document.execCommand('defaultParagraphSeparator', false, 'p')
for (const area of document.querySelectorAll('textarea.html')) buildEditor(area)
