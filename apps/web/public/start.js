// Starts the app: at once on an empty page, otherwise when the words of the page are on the screen, so that they can be read while it gets ready.
;(function () {
  var given = document.currentScript.dataset
  var isStarted = false
  function add(tag, properties) {
    document.head.appendChild(Object.assign(document.createElement(tag), properties))
  }
  // Nothing of this is asked for before the paint: on a slow line the words and their font come first.
  function start() {
    if (isStarted) return
    isStarted = true
    add('script', {
      type: 'module',
      crossOrigin: '',
      src: given.app,
      // The words stay readable; the app comes with the network.
      onerror: function () {
        addEventListener('online', function () {
          location.reload()
        })
      },
    })
    if (given.list) add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: given.list })
    ask(given.scripts.split(' ').filter(Boolean))
  }
  // A few at a time: fifty in one piece hold a slow phone up for a third of a second.
  function ask(addresses) {
    addresses.slice(0, 5).forEach(function (address) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: address })
    })
    if (addresses.length > 5) setTimeout(ask, 0, addresses.slice(5))
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
