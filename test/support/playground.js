/** A module's text as a module. @param {string} text @returns {Promise<any>} its default export */
export const load = async (text) =>
  (await import(`data:text/javascript,${encodeURIComponent(text)}`)).default;
