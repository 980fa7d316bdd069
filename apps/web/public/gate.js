// Runs before the first paint of the front page: whoever gave an address on this device sees no gate (the rule of data/leads/lead-flag.ts).
;(function () {
  var isKnown = false
  try {
    isKnown = localStorage.getItem('userLeadSubmitted') === 'true'
  } catch (error) {
    isKnown = false
  }
  if (!isKnown) document.documentElement.setAttribute('data-gate', '')
})()
