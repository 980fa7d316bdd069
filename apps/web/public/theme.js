// Runs before the first paint, so that no other theme flashes up. The list and the rule are those of ui/theme/themes.ts (a test compares them).
;(function () {
  var ids = [
    'dark',
    'theme-rider',
    'theme-camper',
    'theme-hiker',
    'theme-cyclist',
    'theme-hunter',
    'light',
    'high-contrast',
  ]
  var id = null
  try {
    id = localStorage.getItem('theme')
  } catch (error) {
    id = null
  }
  if (ids.indexOf(id) < 0) {
    id = matchMedia('(prefers-contrast: more)').matches
      ? 'high-contrast'
      : matchMedia('(prefers-color-scheme: light)').matches
        ? 'light'
        : 'dark'
  }
  document.documentElement.setAttribute('data-theme', id)
})()
