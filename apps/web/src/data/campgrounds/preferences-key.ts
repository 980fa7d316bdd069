/** Where favorites, search history, last filters and wishes about alerts are kept on the device. */
export const USER_PREFERENCES_KEY = 'user_preferences'
