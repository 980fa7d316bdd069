const config = { semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' }
export { config as default }
