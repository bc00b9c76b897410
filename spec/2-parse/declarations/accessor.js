export default {
  kind: 'Accessor',
  category: 'Declaration',
  sentence: [
    '{property:Name} is an accessor property (without a set accessor function|whose set accessor function is *undefined*).',
  ],
};
