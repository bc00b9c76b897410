import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import webpack from 'webpack';

/**
 * Bundlers as users set them up for pages: what each gives for an entry, minified.
 *
 * @type {Record<string, (entry: string) => Promise<string>>}
 */
export const BUNDLERS = {
  esbuild: async (entry) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
    });
    return outputFiles[0].text;
  },

  rollup: async (entry) => {
    const plugins = [resolve({ browser: true }), commonjs()];
    const bundle = await rollup({ input: entry, plugins, onLog() {} });
    try {
      const { output } = await bundle.generate({ format: 'es', plugins: [terser()] });
      return output[0].code;
    } finally {
      await bundle.close();
    }
  },

  webpack: (entry) =>
    new Promise((done, fail) => {
      const output = { path: dirname(entry), filename: 'webpack.js' };
      webpack({ mode: 'production', target: 'web', entry, output }, (error, stats) => {
        const broken = error ?? stats.compilation.errors[0];
        if (broken) fail(broken);
        else done(readFileSync(join(output.path, output.filename), 'utf8'));
      });
    }),
};
