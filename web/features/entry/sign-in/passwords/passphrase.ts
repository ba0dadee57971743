// Six words out of 256, drawn with crypto randomness: close to 48 bits, and still something you can say aloud.

const WORDS = 6

// Short, common, and easy to spell and tell apart.
const words = `acorn actor album amber angle apple april apron arrow atlas attic autumn bacon badge baker bamboo banjo
barley basil basket beach beacon berry birch bishop bison blanket bloom board bonus border bottle branch bread breeze
brick bridge broom brush bucket buffalo button cabin cactus camel camera canal candle canoe canvas carbon cargo carpet
castle cedar cellar chain chalk cherry chess chimney cinema circle citrus clay cliff clock cloud clover coast cobra
cocoa coffee comet copper coral corner cotton cradle crane crater crayon cricket crystal curtain cushion daisy dancer
desert diamond dinner dolphin donkey dragonfly drawer drum eagle echo elbow ember engine falcon feather fence ferry
fiddle field finger flame flute forest fossil fountain fox garden garlic gate ginger glacier globe glove goose granite
grape gravel guitar hammer harbor harvest hazel hedge helmet heron hill honey horizon hotel iceberg igloo island ivory
jacket jasmine jelly jungle kettle kitchen kite ladder lagoon lantern laurel lemon lentil library lily lizard lobster
magnet mango maple marble market meadow melon mirror mitten moss motor mountain museum napkin needle nest nickel
north notebook nutmeg oasis ocean olive onion orange orbit orchard otter oyster paddle palace panda paper parrot
pasture pebble pencil pepper piano pigeon pillow pilot planet plaza plum pocket pond poppy potato prairie pumpkin
puzzle quartz rabbit radish rain raven ribbon river rocket saddle sailor salmon sandal scarf shadow shell silver
spoon spruce statue stone summer sunset table tango teapot temple thunder ticket tiger timber tower tulip tunnel
turtle umbrella valley velvet village violin walnut willow
window winter wizard zebra zipper`.split(/\s+/)

export function randomPassphrase(): string {
  // Rejection sampling: numbers beyond the last whole multiple would make the first words more likely.
  const limit = Math.floor(2 ** 16 / words.length) * words.length
  const chosen: string[] = []
  while (chosen.length < WORDS) {
    const [number = 0] = crypto.getRandomValues(new Uint16Array(1))
    const word = words[number % words.length]
    if (number < limit && word && !chosen.includes(word)) chosen.push(word)
  }
  return chosen.join(' ')
}
