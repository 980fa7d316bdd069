import { configure } from '@testing-library/react'

// Nothing here is a measurement of speed: on a busy machine a page takes seconds to appear, and that is no failure.
configure({ asyncUtilTimeout: 15_000 })

// The test page knows no popovers. This is their contract as the app uses it: shown or not, told beforehand and afterwards.
function toggle(this: HTMLElement, newState: 'open' | 'closed'): void {
  const oldState = this.hasAttribute('data-popover-open') ? 'open' : 'closed'
  if (oldState === newState) return
  const tell = (type: string) => this.dispatchEvent(Object.assign(new Event(type), { oldState, newState }))
  tell('beforetoggle')
  this.toggleAttribute('data-popover-open', newState === 'open')
  tell('toggle')
}
// Tests of the build run without a page.
if (typeof document !== 'undefined') {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle.call(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      toggle.call(this, 'closed')
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
    if (panel) toggle.call(panel, panel.hasAttribute('data-popover-open') ? 'closed' : 'open')
  })
}
