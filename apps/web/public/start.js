// Starts the app: at once on an empty page, otherwise when the words of the page are on the screen, so that they can be read while it gets ready.
;(function () {
  var app = document.currentScript.getAttribute('data-app')
  var isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    var script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = app
    document.head.appendChild(script)
  }
  var tellsPaint =
    typeof PerformanceObserver !== 'undefined' && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0
  // A page in the background is not painted.
  if (!tellsPaint || document.visibilityState === 'hidden' || !document.getElementById('root').firstChild)
    return start()
  new PerformanceObserver(function (list, observer) {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    start()
  }).observe({ type: 'paint', buffered: true })
  document.addEventListener('visibilitychange', start, { once: true })
  setTimeout(start, 2000)
})()
