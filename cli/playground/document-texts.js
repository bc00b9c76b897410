/** Where there are no files, the page hands over the documents that passes rest on: see worker.js. */

/** @type {import('esbuild').Plugin} */
export const documentTexts = {
  name: 'document-texts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]spec[\\/]documents[\\/]text\.js$/ }, () => ({
      contents: 'export const referenceText = (name) => globalThis.documentTexts[name];',
    }));
  },
};
