// Runs before the first paint, so that no other theme, text size or light flashes up. Lists and rules are those of ui/theme/themes.ts and
// data/riding-settings (tests compare them).
;(function () {
  var canvases = {
    dark: '#070a10',
    'theme-rider': '#16100c',
    'theme-camper': '#0d1714',
    'theme-hiker': '#f2efe4',
    'theme-cyclist': '#0f1217',
    'theme-hunter': '#12140e',
    light: '#f3f5f7',
    'high-contrast': '#000000',
  }
  var root = document.documentElement
  function has(object, key) {
    return Object.prototype.hasOwnProperty.call(object, key)
  }
  function read(key) {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      return null
    }
  }
  function readObject(key) {
    try {
      return Object(JSON.parse(read(key)))
    } catch (error) {
      return {}
    }
  }
  function choice(values, key, options) {
    return has(values, key) && options.indexOf(values[key]) >= 0 ? values[key] : options[0]
  }
  var id = read('theme')
  if (id === null || !has(canvases, id)) {
    id = matchMedia('(prefers-contrast: more)').matches
      ? 'high-contrast'
      : matchMedia('(prefers-color-scheme: light)').matches
        ? 'light'
        : 'dark'
  }
  root.setAttribute('data-theme', id)

  var outdoor = readObject('outdoorSettings')
  root.setAttribute('data-font-size', choice(outdoor, 'fontSize', ['normal', 'large', 'extra-large']))
  root.setAttribute(
    'data-touch',
    has(outdoor, 'gloveMode') && outdoor.gloveMode === true
      ? 'glove-friendly'
      : choice(outdoor, 'touchTargetSize', ['standard', 'comfortable', 'glove-friendly']),
  )
  if (has(outdoor, 'isOutdoorMode') && outdoor.isOutdoorMode === true) root.setAttribute('data-outdoor', '')
  var isStrong = has(outdoor, 'isHighContrast') && outdoor.isHighContrast === true
  if (isStrong) root.setAttribute('data-contrast', '')
  var isRed = read('redLight') === 'on'
  if (isRed) root.setAttribute('data-night', '')

  var bar = document.querySelector('meta[name=theme-color]')
  if (bar) bar.setAttribute('content', isRed || isStrong ? '#000000' : canvases[id])
})()
