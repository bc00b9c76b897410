'use strict';

/**
 * A number from 0 to 1 that depends on nothing but the request and the point in it: the same
 * requests fail in every implementation, in whatever order it runs them. The multiplications are of
 * 16 bits, since Math.imul is missing in the oldest engines.
 */
function mix(seed) {
  var x = seed & 0xffff;
  for (var i = 0; i < 4; i++) {
    x = (x * 25173 + 13849) & 0xffff;
    x ^= x >> 7;
  }
  return x;
}

module.exports = function draw(request, point) {
  return mix(mix(request & 0xffff) ^ mix((request >> 16) + point * 977)) / 0x10000;
};
