import type { Locale } from '../notation/locale.js'

/**
 * English. The text is told in the past tense; only the general remarks about crafts
 * are in the present.
 *
 * Every word is spelled alike in British and American English: no “harbour”, no
 * “gray”, no “towards”. Where the word itself differs, the British one stands.
 *
 * The variables of the patterns:
 * - G, H   who it is: `she`, `he` or `they`. A tailor is a man in this file and a
 *          carpenter a woman, so that “her”, “his”, “was” and “were” come out right.
 *          No person stands in two lists.
 * - TOPIC  what people do: read, bake, mend … Verbs, objects and places of one
 *          topic fit each other, every one with every one.
 * - KIND   what happens by itself: wind, birds, boats, machines …
 * - POSE   how things are: they lie, stand or hang.
 * - AIR    what a place smells of: kitchen, workshop, outdoors.
 * - GROUND what a place is like underfoot: green or paved.
 * - SENSE  what someone is absorbed in: something seen, heard or thought of.
 * - SEASON spring, summer, autumn, winter.
 *
 * A sentence never has more than one phrase of time.
 */
export const en: Locale = {
  code: 'en',
  englishName: 'English',
  nativeName: 'English',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  statements: `
    {person.G} {verb.TOPIC:past} {object.TOPIC}.
    {person.G} {adverb} {verb.TOPIC:past} {object.TOPIC}.
    {person.G} {verb.TOPIC:past} {object.TOPIC} {place.TOPIC}.
    {person.G}, {who}, {verb.TOPIC:past} {object.TOPIC} {place.TOPIC}.
    {person.G} {intended:G} {verb.TOPIC:base} {object.TOPIC}.
    {person.G}, {who}, {intended:G} {verb.TOPIC:base} {object.TOPIC}.
    {around} {hour}, {person.G} {then-did}.
    {time}, {person.G} {verb.TOPIC:past} {object.TOPIC}.
    {around} {hour}, {person.G} {were:G} {verb.TOPIC:ing} {object.TOPIC} {place.TOPIC}.
    {after} {verb.TOPIC:ing} {object.TOPIC}, {person.G} {walked:past} {path}.
    {verb.TOPIC:ing} {object.TOPIC} {place.TOPIC}, {person.G} {noticed}.
    by the time {event}, {person.G} had already {verb.TOPIC:done} {object.TOPIC}.
    {person.G} {verb.TOPIC:past} {object.TOPIC}{and-meanwhile} {person.H/2} {verb.TOPIC/2:past} {object.TOPIC/2}.
    while {person.G} {were:G} {verb.TOPIC:ing} {object.TOPIC}, {event}.
    it was {person.G} who had {verb.TOPIC:done} {object.TOPIC} {place.TOPIC}.
    {nobody} {knew} who had {verb.TOPIC:done} {object.TOPIC}.
    {person.G} {lingered} {spot}, {absorbed.SENSE} {sensed.SENSE}.
    {spot} {sat} {person.G}, {their:G} {look:G}.
    {person.G} {took} {their:G} {belonging:G} and {walked:past} {path}.
    {person.G} {walked:past} {path} {errand}.
    {person.G} {walked:past} {path} {time}.
    {subject.KIND} {did.KIND} {where.KIND}, and {person.G} {reacted}.
    {subject.KIND} {did.KIND} {where.KIND}, and {nobody} {minded}.
    {around} {hour}, {subject.KIND} {did.KIND} {where.KIND}.
    {now} {subject.KIND} {did.KIND} {where.KIND}.
    {when} {event}, {person.G} {reacted}.
    {season.SEASON}, {scene.SEASON}, and {person.G} {chore.SEASON}.
    {surface.POSE} {lay.POSE} {thing.POSE}, {thing.POSE/2} and {thing.POSE/3}.
    {room.AIR} {smelled} {scent.AIR} and {scent.AIR/2}.
    {beyond} {there-was} {quiet.GROUND} {garden.GROUND} with {feature.GROUND} and {feature.GROUND/2}.
    between {landmark} and {landmark/2}, {road} {ran}.
    {time}, {lost} {turned-up} {hiding-place}.
    {craft} {takes:now} {virtue} and {virtue/2}.
    {person.G} {believed:G} that {craft} {takes:then} {virtue}.
  `,

  lively: `
    “{^remark},” {said} {person.G}, {verb.TOPIC:talking} {object.TOPIC}.
    “{^promise:G} {verb.TOPIC:base} {object.TOPIC},” {said} {person.G}.
    “{^query}?” {asked} {person.G} {vantage}.
    “{^cry}!” {called} {person.G} {vantage}.
    {why} had {person.G} {verb.TOPIC:done} {object.TOPIC}?
    {delight} to {walked:base} {path} {time}!
    how {pleasant} and {pleasant/2} {room.AIR} {seemed} {glow}!
  `,

  lists: {
    // ── People ────────────────────────────────────────────────────────────────

    'person.she': `
      the carpenter
      the beekeeper
      the bookseller
      the bus driver
      the piano teacher
      the clockmaker
      the botanist
      the photographer
      the engineer
      the translator
      the cabinetmaker
      the potter
      the architect
      the sailmaker
      the editor
      the boatbuilder
      the astronomer
      the young cellist
      the innkeeper
      the vet
      the upholsterer
      the ferry captain
      the swimming teacher
      the mechanic
      the poet
      the pastry chef
      the stage manager
      the geographer
      the older sister
      the mapmaker
      the glassblower
      the head gardener
      the violin maker
      the puppeteer
      the radio announcer
      the sheep farmer
      the chess champion
      the electrician
      the grandmother downstairs
      the flower seller
      the portrait painter
      the kiosk owner
    `,
    'person.he': `
      the baker
      the florist
      the librarian
      the tailor
      the night porter
      the caretaker
      the pharmacist
      the ferryman
      the secretary
      the lighthouse keeper
      the fruit seller
      the illustrator
      the music student
      the weaver
      the miller
      the museum guide
      the barber
      the waiter
      the retired sailor
      the piano tuner
      the cheesemaker
      the stationmaster
      the historian
      the locksmith
      the basket maker
      the surveyor
      the younger brother
      the bookbinder
      the ticket inspector
      the sculptor
      the grandfather upstairs
      the gardener
      the schoolteacher
      the cook
      the cartoonist
      the roofer
      the organ grinder
      the new apprentice
      the typesetter
      the postman
      the ferry clerk
      the guitarist
    `,
    'person.they': `
      the children
      the twins
      the two sisters
      the students
      the volunteers
      the musicians
      the cousins
      the grandparents
      the stallholders
      the actors
      the shopkeepers
      the drummers
      the dancers
      the three brothers
      the lodgers
      the aunts
      the trumpeters
      the rowers
      the campers
      the people next door
      the trainees
      the choristers
      the fishermen
      the pupils
      the bird watchers
      the museum guards
      the market gardeners
      the scouts
      the amateur astronomers
      the young parents
      the acrobats
      the regulars
      the clerks
      the stagehands
      the sailors
      the chess players
      the interns
      the tenants
      the canoeists
      the sopranos
    `,

    // Words that agree with the person.
    were: { forms: 'she,he | they', phrases: `was | were` },
    their: { forms: 'she | he | they', phrases: `her | his | their` },

    adverb: `
      quietly
      calmly
      cheerfully
      happily
      gladly
      promptly
      finally
      eventually
      dutifully
      once more
      at last
      at once
      later
      then
      first
      meanwhile
      unhurriedly
      contentedly
    `,

    // The person, and that is all that is said of them: true of anyone, one or many.
    who: `
      who never felt rushed
      who always arrived early
      who knew every tree in the park
      who liked the quiet
      who had been up since five
      who laughed easily
      who liked long walks
      who missed nothing
      who had time to spare
      who had slept well
      who disliked fuss
      who never threw anything away
      who loved a good puzzle
      who believed in doing things properly
      who seldom carried an umbrella
      who took nothing for granted
      who had an eye for detail
      who rarely sat still
      who could keep a secret
      who spoke four languages
      who enjoyed an early start
      who knew the old songs
      who forgot dates but never faces
      who had a gift for listening
      who enjoyed good company
      who read the last page first
      who collected old maps
      who remembered every birthday
      who understood engines
      who loved the smell of rain
      who liked a challenge
      who had a way with words
      who always knew a shortcut
      who liked to be useful
      who had a head for figures
      who liked things neat
    `,

    // “… to”, before a verb.
    intended: {
      forms: 'she,he | they',
      phrases: `
        decided to | ~
        had decided to | ~
        chose to | ~
        preferred to | ~
        managed to | ~
        planned to | ~
        hoped to | ~
        intended to | ~
        had meant to | ~
        had long wanted to | ~
        would have liked to | ~
        was hoping to | were hoping to
        was about to | were about to
        was happy to | were happy to
        was glad to | were glad to
        was pleased to | were pleased to
        was determined to | were determined to
        was the first to | were the first to
        was ready to | were ready to
        was keen to | were keen to
        was persuaded to | were persuaded to
      `,
    },

    // Small things that anyone does at any hour of the day.
    'then-did': `
      laughed out loud
      rested for a moment
      told a long story
      told an old joke
      asked for advice
      sent for the others
      opened all the windows
      looked up at the clouds
      ate an apple
      peeled an orange
      made plans for the summer
      took a short walk
      answered the telephone
      let the cat in
      whistled for the dog
      put the radio on
      waved to a friend
      fed the goldfish
      quietly closed the door
      went out for some air
      talked about trains
      talked about music
      wound the clock
      called home
      cleared the table
      looked for the cat
      lent a hand next door
      shared a bar of chocolate
      took a deep breath
      changed the light bulb
      set the table for six
      brought in the washing
      sat down on the steps
      stepped out onto the balcony
      thanked everyone
      turned on the lights
      made a list
      sharpened a pencil
      went in search of company
      put the kettle on
      began to hum
    `,

    // What crosses the mind or the ear of someone who is busy with something.
    noticed: `
      lost track of the time
      thought of the sea
      forgot all about lunch
      remembered an old joke
      heard footsteps
      heard a bicycle bell
      heard a train in the distance
      had a good idea
      thought of a better way
      thought of a question
      thought of a clever answer
      thought of last summer
      thought of home
      caught the sound of laughter
      caught a scent of lilac
      made plans for the weekend
      wondered about the weather
      dreamed of the mountains
      dreamed of a long journey
      dreamed of the sea air
      felt perfectly at home
      felt wide awake
      learned something new
      solved an old riddle
      remembered a promise
      remembered an unanswered letter
      remembered a line from a song
      missed a telephone call
      looked up only once
      looked up now and then
      made a surprising discovery
      made a new friend
      worked out the answer
      began to smile
      changed the plan
      hardly noticed the rain
    `,

    // What anyone may do when something happens.
    when: `
      when
      as soon as
      the moment
    `,
    reacted: `
      looked up
      paused in the doorway
      stopped talking
      smiled
      laughed
      reached for a pencil
      lost the thread
      thought of home
      nodded as if in reply
      fell silent for a moment
      made a note of the time
      felt wide awake
      took a step back
      counted to ten
      forgot what came next
      took it as a good sign
      started again from the beginning
      pretended not to notice
      put the work aside
      told the rest of the story
      took another slice of cake
      went on as before
      turned the page
      told another joke
      had to laugh
      glanced at the clock
      took a deep breath
      broke into a smile
      looked around in surprise
      lost count
      thought of supper
      paused in mid-sentence
      began to hum
      closed the book
      hesitated
      got up
      lost interest
    `,

    // What someone carries, to be taken up or put away.
    took: `
      picked up
      put away
      took
      reached for
      collected
      fetched
    `,
    belonging: {
      forms: 'she,he | they',
      phrases: `
        notebook | ~s
        basket | ~s
        umbrella | ~s
        newspaper | ~s
        toolbox | ~es
        sketchbook | ~s
        shopping bag | ~s
        gloves | ~
        library books | ~
        binoculars | ~
        camera | ~s
        lunch box | ~es
        papers | ~
        knitting | ~
        raincoat | ~s
        tape measure | ~s
        sheet music | ~
        field guide | ~s
        pencil case | ~s
        thermos | ~es
        brushes | ~
        map | ~s
        letters | ~
      `,
    },
    // After “her”, “his” or “their”.
    look: {
      forms: 'she,he | they',
      phrases: `
        sleeves rolled up | ~
        collar turned up | collars turned up
        hat pushed back | hats pushed back
        scarf loosely tied | scarves loosely tied
        arms folded | ~
        umbrella still dripping | umbrellas still dripping
        umbrella at the ready | umbrellas at the ready
        notebook open | notebooks open
        camera at the ready | cameras at the ready
        coat buttoned to the top | coats buttoned to the top
        coat over one arm | coats over their arms
        hands in the pockets of an old coat | hands in the pockets of old coats
        shoes dusty from the road | ~
        shoes neatly laced | ~
        glasses pushed up | ~
        newspaper folded into a fan | newspapers folded into fans
        pencil poised | pencils poised
        bags packed | ~
        gloves tucked under one arm | gloves tucked under their arms
        thoughts far away | ~
      `,
    },

    lingered: `
      stood
      lingered
      sat
      waited
      paused
      rested
      stopped
    `,
    sat: `
      stood
      sat
      waited
    `,
    // Fit for standing, sitting and waiting, for one or many.
    spot: `
      by the open window
      on the jetty
      under the station clock
      at the garden gate
      on the museum steps
      at the edge of the square
      under the lime trees
      on the old bridge
      in the doorway
      at the tram stop
      at the top of the hill
      beside the fountain
      outside the bakery
      on the platform
      at the water’s edge
      by the school fence
      in the shade of the wall
      at the end of the pier
      on the back step
      under the awning
      in the courtyard
      beside the canal
      outside the post office
      on the roof terrace
      at the crossroads
      on the balcony
      in front of the library
      beneath the big chestnut
      beside the market hall
      on the riverbank
      outside the workshop
      by the boathouse
      at the foot of the tower
      beside the bicycle stand
      under the copper beech
    `,

    'absorbed.see': `
      watching
      looking at
      gazing at
      admiring
      observing
    `,
    'sensed.see': `
      the clouds
      the sky
      the people going by
      the light on the rooftops
      the swallows
      the changing light
      the shadows on the ground
      a long line of ants
      the first lamps of the evening
      a kite high above
      the tops of the trees
      two boys with a paper boat
      a flock of starlings
      two dogs at play
      a hot-air balloon
      a snail
      a bright green beetle
      the smoke above the chimneys
      the pigeons
      a spider at work
      a dragonfly
    `,
    'absorbed.hear': `
      listening to
      half listening to
      listening closely to
      enjoying
    `,
    'sensed.hear': `
      a distant piano
      the sound of the water
      peals of laughter
      two blackbirds
      the hum of the town
      a friendly argument about football
      the wind in the wires
      a flute in the distance
      the first crickets
      a murmur of voices
      somebody’s whistling
      a long joke
      the rustle of the leaves
      an old song on the radio
      the rumble of the trains
      the chatter of the sparrows
      the tram bells
      a brass band in the distance
      the bicycle bells
      the drone of a small plane
    `,
    'absorbed.think': `
      thinking of
      thinking about
      dreaming of
      smiling at the thought of
      lost in thoughts of
    `,
    'sensed.think': `
      the sea
      the journey home
      the long summer
      the mountains
      tomorrow’s picnic
      the house by the lake
      the night train
      a dish of fried potatoes
      a long game of chess
      a wooden boat
      faraway islands
      a cup of hot chocolate
      supper
      a week by the sea
      the next holiday
      the summer fair
      fresh strawberries
      a walk in the snow
      a swim in the lake
      a garden full of roses
      warm apple cake
    `,

    walked: {
      forms: 'base | past',
      phrases: `
        walk | ~ed
        stroll | ~ed
        wander | ~ed
        cycle | ~d
        head | ~ed
        saunter | ~ed
        set off | ~
        amble | ~d
      `,
    },
    path: `
      along the canal
      over the bridge
      through the market
      along the beach
      up the hill
      along the river
      across the park
      through the old town
      past the mill
      down the lane
      along the shore
      through the orchard
      across the square
      past the vegetable plots
      through the fields
      along the railway line
      across the meadows
      past the last houses
      along the edge of the wood
      along the avenue of poplars
      down the long hill
      through the quiet streets
      past the landing stage
      over the footbridge
      past the boatyard
      past the market hall
      through the vineyards
      down to the lake
      along the embankment
      past the tennis courts
    `,
    // Why, or with what, someone goes there.
    errand: `
      in search of ripe pears
      to return a library book
      to look at the boats
      with a basket of eggs
      to post a letter
      without saying a word
      in the best of moods
      to buy bread
      for no particular reason
      with a borrowed umbrella
      to hear the band
      with a kite and a ball of string
      to see the swans
      for a breath of air
      with a rolled-up map
      to choose a birthday present
      by the shortest way
      with a pocketful of chestnuts
      for the sake of the view
      to find a quiet bench
      with a loaf under one arm
      humming all the way
      to borrow a ladder
      in time for the concert
      to pick up a parcel
      to meet an old friend
      for a tin of green paint
      without a map
      for the sheer pleasure of it
      to buy a ball of wool
      in search of a telephone
      at an easy pace
      with a sense of adventure
      with the dog
    `,

    nobody: `
      nobody in the street
      no one in the village
      hardly anyone at the library
      nobody in the office
      no one at the market
      not one of the guests
      nobody in the building
      no one on the ferry
      nobody at the table
      no one in the class
      not even the landlady
      nobody in the family
      no one backstage
      nobody at the meeting
      not a soul in the café
      none of the visitors
    `,
    knew: `
      knew
      remembered
      could say
      ever learned
      asked
      guessed
      could remember
      noticed
      wondered
      ever discovered
      wanted to say
      seemed to know
    `,

    // Complete after “nobody” or “none of the visitors”.
    minded: `
      said anything
      noticed
      looked up
      said a word
      took any notice
      paid attention
      was surprised
      gave it a thought
      seemed to notice
      seemed surprised
      remarked on it
      thought it strange
    `,

    // Joins two sentences; stands right after a word.
    'and-meanwhile': `
      , and
      , while
      ;
    `,
    after: `
      after
      not long after
      right after
      straight after
      soon after
      instead of
    `,

    // ── What people do, by topic ──────────────────────────────────────────────
    // `place` may also say how or for whom; it never says when.
    // The form `talking` is `ing` where one can speak at the same time: not while singing.

    'verb.read': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        read | ~ | ~ | ~ing
        reread | ~ | ~ | ~ing
        open | ~ed | ~ed | ~ing
        leaf through | leafed through | leafed through | leafing through
        browse through | browsed through | browsed through | browsing through
        set aside | ~ | ~ | setting aside
        look through | looked through | looked through | looking through
        dip into | dipped into | dipped into | dipping into
      `,
    },
    'object.read': `
      an old atlas
      the local paper
      a guide to the night sky
      a worn paperback
      a volume of short stories
      a book about lighthouses
      a travel diary
      a book about wildflowers
      a slim book of poems
      a detective story
      a magazine about gardens
      a collection of fairy tales
      a bundle of old letters
      a library book
      an old cookbook
      a guide to garden birds
      a long report
      a book of riddles
      a long novel
      a collection of essays
      a history of railways
      an almanac
    `,
    'place.read': `
      by the window
      on the veranda
      in the reading room
      under the pear tree
      at the kitchen table
      in the waiting room
      on the stairs
      in the front room
      on a bench by the canal
      in the back row
      in the garden
      under the apple tree
      on the garden steps
      by the fireside
      under a small lamp
    `,

    'verb.write': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        write | wrote | written | writing
        begin | began | begun | ~ning
        start | ~ed | ~ed | ~ing
        finish | ~ed | ~ed | ~ing
        complete | ~d | ~d | completing
        rewrite | rewrote | rewritten | rewriting
        copy out | copied out | copied out | copying out
        draft | ~ed | ~ed | ~ing
      `,
    },
    'object.write': `
      a thank-you letter
      the minutes of the meeting
      a short speech
      the guest list
      a shopping list
      an invitation to the fair
      a recipe for plum jam
      a notice about the picnic
      a birthday poem
      a list of birds
      an essay on bridges
      a poem about frost
      a letter to the newspaper
      the words of a song
      the rules of the house
      a message in verse
      the exhibition labels
      a letter to a friend
      a story about kites
      a scene for the stage
    `,
    'place.write': `
      in pencil
      in green ink
      at the library
      on a park bench
      in the staff room
      at the long table upstairs
      on the balcony
      in the reading room
      in an empty classroom
      on squared paper
      with the door closed
      in the back garden
      on lined paper
      in a quiet café
    `,

    'verb.bake': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        bake | ~d | ~d | baking
        make | made | made | making
        prepare | ~d | ~d | preparing
        wrap | ~ped | ~ped | ~ping
        set aside | ~ | ~ | setting aside
        pack | ~ed | ~ed | ~ing
        set out | ~ | ~ | setting out
        order | ~ed | ~ed | ~ing
      `,
    },
    'object.bake': `
      a plum cake
      an apple tart
      a tray of cinnamon buns
      a loaf of rye bread
      a lemon cake
      a batch of scones
      a dozen bread rolls
      an almond cake
      a raspberry tart
      a slab of gingerbread
      a carrot cake
      a pear and walnut cake
      a potato pie
      a blueberry pie
      an onion tart
      a braided loaf
      a cherry strudel
      a dozen poppy seed rolls
      a batch of macaroons
      a tin of shortbread
    `,
    'place.bake': `
      for the whole street
      for the summer fair
      for a birthday picnic
      for the people upstairs
      for the school concert
      for the journey
      for an unexpected visitor
      for the village hall
      for the whole class
      for everyone in the office
      for the bus trip
      for the sewing circle
      for the garden party
    `,

    'verb.cook': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        cook | ~ed | ~ed | ~ing
        make | made | made | making
        season | ~ed | ~ed | ~ing
        stir | ~red | ~red | ~ring
        warm | ~ed | ~ed | ~ing
        heat up | heated up | heated up | heating up
        prepare | ~d | ~d | preparing
      `,
    },
    'object.cook': `
      a pot of leek soup
      a pan of buttered peas
      a thick vegetable stew
      the tomato sauce
      a pot of beans
      a clear fish soup
      the pumpkin soup
      a pan of rice
      a lentil curry
      the onion gravy
      a chickpea stew
      a saucepan of polenta
      a pot of red cabbage
      a pot of barley soup
      the carrot soup
      a pan of diced turnips
      the mushroom sauce
      a pan of fried potatoes
    `,
    'place.cook': `
      over a low flame
      in the school kitchen
      on the old stove
      with the radio on
      in a borrowed kitchen
      in the narrow galley
      on the camping stove
      with the window wide open
      in the farmhouse kitchen
      at the back of the café
      in the staff kitchen
      in the camp kitchen
      in the big kitchen
      by the kitchen window
    `,

    'verb.brew': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        make | made | made | making
        fetch | ~ed | ~ed | ~ing
        bring out | brought out | brought out | bringing out
        prepare | ~d | ~d | preparing
        set out | ~ | ~ | setting out
      `,
    },
    'object.brew': `
      a pot of mint tea
      a tray of coffees
      a jug of lemonade
      a pot of cocoa
      a pot of black tea
      a pitcher of iced tea
      a jug of hot chocolate
      a thermos of tea
      a jug of apple juice
      a big pot of ginger tea
      a bowl of fruit punch
      a pot of strong tea
      a fresh pot of coffee
      a jug of iced coffee
      a pot of apple tea
    `,
    'place.brew': `
      for the whole workshop
      for the latecomers
      for the whole team
      for everyone at the table
      for the next shift
      for the guests outside
      for the rest of the group
      for the evening class
      for the people in the garden
      for the choir
      for the reading circle
      for everyone in the room
      for the people on the terrace
    `,

    'verb.grow': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        plant | ~ed | ~ed | ~ing
        water | ~ed | ~ed | ~ing
        tend | ~ed | ~ed | ~ing
        photograph | ~ed | ~ed | ~ing
        inspect | ~ed | ~ed | ~ing
        check on | checked on | checked on | checking on
        mulch | ~ed | ~ed | ~ing
      `,
    },
    'object.grow': `
      the tomatoes
      the sweet peas
      a row of beans
      the young pear trees
      the rose bushes
      the lavender
      the raspberry canes
      the sunflowers
      a bed of lettuces
      the strawberries
      the hollyhocks
      the pumpkins
      the red currants
      two rows of leeks
      the cornflowers
      a patch of herbs
      the peonies
      the dahlias
      the rhubarb
      a clump of irises
    `,
    'place.grow': `
      by the south wall
      behind the greenhouse
      by the gate
      beside the path
      in the school garden
      near the beehives
      near the rain barrel
      under the kitchen window
      by the fence
      behind the station
      in the courtyard
      beside the compost heap
      on the slope above the house
      near the old pump
    `,

    'verb.pick': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        pick | ~ed | ~ed | ~ing
        gather | ~ed | ~ed | ~ing
        collect | ~ed | ~ed | ~ing
        sort | ~ed | ~ed | ~ing
        weigh | ~ed | ~ed | ~ing
        share out | shared out | shared out | sharing out
      `,
    },
    'object.pick': `
      a bowl of cherries
      a basket of plums
      a bag of walnuts
      a crate of apples
      a bucket of blackberries
      a box of gooseberries
      a basket of quinces
      a bowl of raspberries
      a pound of apricots
      a pail of elderberries
      a basket of figs
      a bag of chestnuts
      a bucket of crab apples
      a bag of hazelnuts
      a crate of pears
      a bowl of red currants
    `,
    'place.pick': `
      in the orchard
      by the back door
      behind the barn
      behind the school
      by the pump
      at the allotment
      in the old walled garden
      beside the lane
      by the garden wall
      beside the greenhouse
      on the sunny slope
      at the end of the garden
      behind the farmhouse
    `,

    'verb.mend': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        mend | ~ed | ~ed | ~ing
        repair | ~ed | ~ed | ~ing
        clean | ~ed | ~ed | ~ing
        take apart | took apart | taken apart | taking apart
        fix | ~ed | ~ed | ~ing
        examine | ~d | ~d | examining
        test | ~ed | ~ed | ~ing
        tinker with | tinkered with | tinkered with | tinkering with
        dust off | dusted off | dusted off | dusting off
      `,
    },
    'object.mend': `
      an old bicycle
      the kitchen clock
      a typewriter
      the sewing machine
      the coffee grinder
      a music box
      a pocket watch
      a desk lamp
      the old radio
      a toy train
      an accordion
      the kitchen scales
      a film projector
      the toaster
      the doorbell
      the barometer
      a small tricycle
      an antique camera
      the record player
      a model steamboat
      a brass telescope
    `,
    'place.mend': `
      in the shed
      at the workbench
      on the back step
      in the yard
      under a bare bulb
      in the garage
      in the village workshop
      behind the counter
      in the cellar
      with great patience
      under the stairs
      in the spare room
      by the garage door
      in the back room
      with borrowed tools
    `,

    'verb.build': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        build | built | built | ~ing
        paint | ~ed | ~ed | ~ing
        sand down | sanded down | sanded down | sanding down
        varnish | ~ed | ~ed | ~ing
        repaint | ~ed | ~ed | ~ing
        finish | ~ed | ~ed | ~ing
        restore | ~d | ~d | restoring
      `,
    },
    'object.build': `
      a music stand
      a tall bookcase
      a kitchen stool
      a picture frame
      a garden bench
      a rocking chair
      a small cupboard
      a pair of oars
      a writing desk
      a folding screen
      a chest of drawers
      an oak table
      a spice rack
      a wooden horse
      a set of shelves
      a toy chest
      a doll’s house
      a rowing boat
      a wooden toboggan
      a linen chest
    `,
    'place.build': `
      in the yard
      under the old awning
      behind the boathouse
      in the barn
      with the doors wide open
      to the sound of the radio
      in the carpentry class
      in the workshop next door
      with borrowed tools
      with endless patience
      down at the boatyard
      in the empty garage
      by the big window
      behind the garden wall
    `,

    'verb.draw': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        draw | drew | drawn | ~ing
        sketch | ~ed | ~ed | ~ing
        paint | ~ed | ~ed | ~ing
        outline | ~d | ~d | outlining
        redraw | redrew | redrawn | ~ing
      `,
    },
    'object.draw': `
      the rooftops
      the old bridge
      a row of poplars
      the empty square
      the fishing boats
      the hills beyond the town
      the cranes on the quay
      the lighthouse
      the market stalls
      the railway bridge
      the mill and its pond
      the clouds above the bay
      a field of poppies
      the chimneys of the brickworks
      the orchard and its ladders
      the ferry and its passengers
      the curve of the river
      the old town wall
      the houses by the canal
    `,
    'place.draw': `
      for the school calendar
      from memory
      from the opposite bank
      for a friend abroad
      on a large sheet
      for the exhibition
      from the attic window
      with unusual care
      for the evening class
      in a few minutes
      for a picture book
      for the local paper
      for a town guide
      for the joy of it
    `,

    'verb.play': {
      forms: 'base | past | done | ing',
      phrases: `
        hum | ~med | ~med | ~ming
        whistle | ~d | ~d | whistling
        play | ~ed | ~ed | ~ing
        rehearse | ~d | ~d | rehearsing
        try out | tried out | tried out | trying out
        learn | ~ed | ~ed | ~ing
        repeat | ~ed | ~ed | ~ing
      `,
    },
    'object.play': `
      a slow waltz
      an old sea song
      a tune from the radio
      a lullaby
      the second verse
      a folk song
      the same four bars
      a cheerful march
      a tango
      a song about the rain
      the chorus
      a simple melody
      a mountain song
      a country dance
      an old ballad
      the theme of a film
      the last song
      a piece for beginners
    `,
    'place.play': `
      on the landing
      in the music room
      behind a closed door
      on the balcony
      in the empty hall
      by the open window
      in the backyard
      at half speed
      from beginning to end
      under the archway
      in the stairwell
      at the rehearsal
      in the garden
      behind the stage
    `,

    'verb.sew': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        sew | ~ed | ~n | ~ing
        mend | ~ed | ~ed | ~ing
        fold | ~ed | ~ed | ~ing
        iron | ~ed | ~ed | ~ing
        stitch | ~ed | ~ed | ~ing
        finish | ~ed | ~ed | ~ing
        press | ~ed | ~ed | ~ing
      `,
    },
    'object.sew': `
      a linen shirt
      the blue curtains
      a patchwork quilt
      a checked tablecloth
      a costume for the play
      a cotton apron
      a flannel nightshirt
      a winter coat
      the tea towels
      a striped skirt
      a tweed jacket
      the curtain for the stage
      a pair of dungarees
      a silk scarf
      the linen napkins
      a summer dress
      a denim jacket
      a cushion cover
      a pair of linen trousers
      the bedroom curtains
    `,
    'place.sew': `
      by the stove
      at the long table
      in the back room
      under the lamp
      in the laundry room
      on the landing
      by the east window
      in the front room
      by the window
      in the attic room
      in the wardrobe room
      behind the stage
      with great care
      on the veranda
    `,

    'verb.carry': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        carry in | carried in | carried in | carrying in
        bring in | brought in | brought in | bringing in
        haul in | hauled in | hauled in | hauling in
        lug in | lugged in | lugged in | lugging in
        fetch | ~ed | ~ed | ~ing
      `,
    },
    'object.carry': `
      a ladder
      two folding chairs
      a crate of oranges
      a box of books
      a heavy suitcase
      a roll of carpet
      a double bass
      an armchair
      a rolled-up tent
      a potted palm
      a sack of flour
      a stack of chairs
      a wooden bench
      a bundle of firewood
      a gilded mirror
      a mattress
      a milk churn
      a trunk full of costumes
    `,
    'place.carry': `
      from the van
      from the yard
      from the cellar
      from the street
      from the barn
      from the boat
      from the storeroom
      from the terrace
      from the back of the house
      from the attic
      from the garage
      from the truck
      from the courtyard
    `,

    'verb.tidy': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        sweep | swept | swept | ~ing
        tidy | tidied | tidied | ~ing
        clean | ~ed | ~ed | ~ing
        clear | ~ed | ~ed | ~ing
        decorate | ~d | ~d | decorating
        paint | ~ed | ~ed | ~ing
        rearrange | ~d | ~d | rearranging
        scrub | ~bed | ~bed | ~bing
      `,
    },
    'object.tidy': `
      the hall
      the classroom
      the shop
      the attic
      the boathouse
      the greenhouse
      the ticket office
      the spare room
      the reading room
      the laundry room
      the waiting room
      the workshop
      the meeting room
      the pantry
      the ship’s cabin
      the dressing rooms
      the staff kitchen
      the summer house
    `,
    'place.tidy': `
      from end to end
      with the windows open
      to the sound of the radio
      corner by corner
      without much fuss
      from top to bottom
      with great enthusiasm
      for the summer fair
      with unusual care
      behind closed doors
      for the summer season
      in high spirits
      for the new season
    `,

    'verb.study': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        explain | ~ed | ~ed | ~ing
        study | studied | studied | ~ing
        discuss | ~ed | ~ed | ~ing
        go over | went over | gone over | going over
        talk about | talked about | talked about | talking about
        ponder | ~ed | ~ed | ~ing
        puzzle over | puzzled over | puzzled over | puzzling over
      `,
    },
    'object.study': `
      the rules of the game
      the names of the clouds
      the history of the canal
      the bus timetable
      the phases of the moon
      the tide tables
      the steps of a dance
      an old family tree
      the parts of a flower
      the floor plan
      the order of the planets
      an ancient map
      a difficult sentence
      the playground plans
      a secret alphabet
      the results of the survey
      the laws of motion
      the layout of the park
    `,
    'place.study': `
      in the classroom
      at the long table
      at the kitchen table
      on the terrace
      in the museum café
      in the front room
      in the back office
      in front of the blackboard
      at the evening class
      by the notice board
      on a park bench
      in the school library
      in the town archive
      in the back row
    `,

    'verb.sort': {
      forms: 'base | past | done | ing,talking',
      phrases: `
        sort | ~ed | ~ed | ~ing
        count | ~ed | ~ed | ~ing
        arrange | ~d | ~d | arranging
        unpack | ~ed | ~ed | ~ing
        lay out | laid out | laid out | laying out
        go through | went through | gone through | going through
        look over | looked over | looked over | looking over
      `,
    },
    'object.sort': `
      the postcards
      the jars of jam
      the seed packets
      the tools
      the candlesticks
      the glass beads
      the old photographs
      the place cards
      the shells
      the records
      the chess pieces
      the marbles
      the paintbrushes
      the balls of yarn
      the picture books
      the song sheets
      the bottles of ink
      the wax crayons
      the holiday slides
      the model trains
    `,
    'place.sort': `
      in the storeroom
      at the counter
      on the attic floor
      on an old blanket
      on the dining table
      one by one
      at the end of the hall
      beside the window
      on the carpet
      with great patience
      on the workbench
      on a long table
      in the attic
      behind the shop
    `,

    // ── What happens by itself, by kind ───────────────────────────────────────
    // `did` is complete without `where`, good at any hour of the day, and does not end in
    // a word that `where` begins with (“came in in the mist”).

    'subject.wind': `
      the wind
      a light breeze
      a warm breeze
      the west wind
      a salty wind
      the sea breeze
      a fresh wind
      a restless wind
      a mild wind
      a playful wind
      a cool breeze
      a dry wind
    `,
    'did.wind': `
      rose
      dropped
      stirred
      sprang up
      picked up
      died down
      gathered strength
      sighed
      came and went
      changed direction
      freshened
      fell away
    `,
    'where.wind': `
      over the fields
      along the shore
      between the houses
      above the port
      among the dunes
      across the bay
      in the treetops
      over the rooftops
      around the station
      along the embankment
      on the high ground
      in the narrow lanes
      behind the boat sheds
      around the tower
    `,

    'subject.rain': `
      the rain
      a fine rain
      a soft rain
      a light rain
      a light drizzle
      a patient rain
      a warm rain
      a gentle rain
      a thin drizzle
      the drizzle
      a cool rain
      a quiet rain
    `,
    'did.rain': `
      began
      fell
      came down
      came and went
      began to fall
      grew stronger
      started
      fell without a pause
      whispered
      murmured
    `,
    'where.rain': `
      on the rooftops
      on the lake
      in the courtyard
      on the windowsills
      on the skylight
      on the awnings
      among the vines
      on the greenhouse
      on the upturned boats
      over the garden
      on the café umbrellas
      in the chestnut trees
      on the garden path
      on the tin roof
    `,

    'subject.mist': `
      the mist
      a soft fog
      a white mist
      the sea mist
      a white haze
      the fog
      a veil of mist
      a bluish haze
      a pale mist
      a band of fog
      a gauzy mist
      a soft haze
    `,
    'did.mist': `
      lifted
      thinned
      drifted
      gathered
      spread
      settled
      dissolved
      came and went
      hung low
      rose
      crept closer
    `,
    'where.mist': `
      over the river
      in the valley
      between the trees
      along the railway line
      above the meadows
      around the lighthouse
      beyond the orchard
      over the marsh
      behind the mill
      among the moored boats
      over the playing fields
      across the water
      in the hollow
      below the hill
    `,

    'subject.light': `
      the light
      a pale light
      a shaft of sunlight
      a patch of sun
      the sunlight
      a warm glow
      a narrow beam of light
      a soft light
      a silvery light
      a streak of sunlight
      the sunshine
      an amber light
    `,
    'did.light': `
      shifted
      faded
      softened
      brightened
      spread
      turned to gold
      lingered
      flickered
      appeared
      trembled
      came and went
    `,
    'where.light': `
      on the kitchen wall
      across the floorboards
      among the bookshelves
      on the far shore
      over the rooftops
      on the water
      on the bedroom ceiling
      along the corridor
      on the old piano
      among the pots and pans
      over the breakfast table
      on the station clock
      in the dusty windows
      on the stairs
    `,

    'subject.cloud': `
      the clouds
      a bank of cloud
      long white clouds
      small clouds
      a few clouds
      woolly clouds
      pale clouds
      streaks of cloud
      dark blue clouds
      feathery clouds
      heavy clouds
      scattered clouds
    `,
    'did.cloud': `
      drifted by
      gathered
      parted
      thinned
      passed
      moved off
      hung low
      dissolved
      lingered
      hurried by
      caught the light
    `,
    'where.cloud': `
      above the hills
      over the bay
      beyond the chimneys
      over the flat fields
      in the west
      above the water tower
      behind the poplars
      over the island
      above the square
      beyond the river
      over the port
      on the horizon
      over the quiet suburbs
      above the tram wires
    `,

    'subject.water': `
      the river
      the lake
      the sea
      the canal
      the millpond
      the bay
      the water
      the estuary
      the reservoir
      the duck pond
    `,
    'did.water': `
      glittered
      lay still
      turned green
      turned silver
      caught the light
      rippled
      shone
      darkened
      sparkled
      looked almost black
      grew calm
    `,
    'where.water': `
      below the house
      beyond the meadows
      in the distance
      behind the trees
      beyond the last houses
      beside the road
      behind the garden wall
      beyond the railway line
      below the terrace
      beyond the hedge
      below the hill
      beyond the fields
    `,

    'subject.tree': `
      the poplars
      the lime trees
      the birches
      a row of willows
      the apple trees
      the alders
      the tall pines
      the young maples
      the hazel bushes
      the hornbeams
      the chestnut trees
      the elder bushes
    `,
    'did.tree': `
      swayed
      rustled
      stirred
      trembled
      shivered
      whispered
      bent a little
      glistened
      murmured
      rustled softly
      swayed to and fro
    `,
    'where.tree': `
      along the avenue
      behind the school
      by the canal
      on the slope
      beside the tennis court
      around the farmyard
      behind the playground
      in front of the library
      along the towpath
      beside the railway cutting
      above the wall
      across the park
      beyond the garden
      above the lane
    `,

    'subject.bird': `
      a blackbird
      a robin
      a goldfinch
      two magpies
      the sparrows
      a wagtail
      a wren
      the starlings
      a jackdaw
      a chaffinch
      a small brown bird
      two crows
    `,
    'did.bird': `
      called
      called twice
      chattered
      scolded
      landed
      hopped about
      appeared
      settled
      fluttered
      fussed about
      whistled softly
    `,
    'where.bird': `
      on the gate
      under the eaves
      in the hawthorn
      on the station roof
      beside the puddle
      near the open window
      among the café tables
      on the garden wall
      in the gutter
      behind the bakery
      in the ivy
      on the handrail
      among the market stalls
      near the pond
    `,

    'subject.pet': `
      the cat
      a ginger cat
      a small brown dog
      an old spaniel
      a tabby
      two kittens
      the shop cat
      a large white cat
      the sheepdog
      a shaggy terrier
      the ship’s cat
      the landlady’s dog
    `,
    'did.pet': `
      dozed
      yawned
      stretched
      lay down
      sat up
      waited
      turned around twice
      appeared
      blinked
      listened
      rolled over
      woke up
    `,
    'where.pet': `
      on the doorstep
      on the warm stones
      under the table
      in the doorway
      beside the stove
      on the sofa
      behind the counter
      among the flowerpots
      by the radiator
      under the bench
      in the empty armchair
      among the nets
      in the sun
      by the window
    `,

    'subject.traffic': `
      the tram
      a yellow bus
      the milk van
      the school bus
      a mail van
      a delivery bike
      a taxi
      two cyclists
      a tractor
      an ice cream van
      the street sweeper
      a red van
    `,
    'did.traffic': `
      rattled past
      stopped
      pulled up
      slowed down
      went by
      rolled past
      came to a halt
      came into view
      braked
      passed
    `,
    'where.traffic': `
      behind the market hall
      near the corner
      on the bridge
      beyond the park
      below the terrace
      near the old mill
      outside the school
      beyond the traffic lights
      beside the playground
      opposite the bakery
      under the chestnut trees
      along the avenue
      near the fountain
      outside the town hall
    `,

    'subject.boat': `
      the ferry
      a fishing boat
      a barge
      the pilot boat
      a canoe
      a red kayak
      a tugboat
      a rowing boat
      a white steamer
      the houseboat
      a small sailing boat
      two canoes
    `,
    'did.boat': `
      turned
      slipped by
      passed
      glided past
      came into view
      slowed down
      went by
      changed course
      came closer
      appeared
      lay motionless
    `,
    'where.boat': `
      beyond the breakwater
      near the lock
      below the bridge
      close to the shore
      among the buoys
      at the river mouth
      behind the island
      beyond the quay
      in the mist
      opposite the boathouse
      near the jetty
      near the point
      opposite the landing stage
    `,

    'subject.machine': `
      the fridge
      the freezer
      the fan
      the old radio
      the coffee machine
      the washing machine
      the dishwasher
      the boiler
      the water pump
      the copier
      the heating
      the ventilation
    `,
    'did.machine': `
      hummed
      clicked
      buzzed
      fell silent
      started up
      rattled
      whirred
      came to life
      made a small noise
      shuddered
      went quiet
      gave a soft click
    `,
    'where.machine': `
      in the next room
      upstairs
      behind the door
      downstairs
      in the background
      two floors up
      in the basement
      behind the counter
      across the hall
      beneath the stairs
      in the back room
      at the end of the corridor
      behind the wall
    `,

    'subject.sound': `
      a snatch of song
      a clear voice
      a peal of laughter
      a trumpet
      a few piano notes
      a burst of applause
      an accordion
      a cheerful whistle
      a single flute
      a saxophone
      steady hammering
    `,
    'did.sound': `
      rang out
      could be heard
      drifted over
      reached the street
      rose above the traffic
      broke the silence
      could just be made out
      echoed
      could just be heard
      sounded
    `,
    'where.sound': `
      from across the courtyard
      from an upstairs window
      from the school hall
      from behind the market
      from the playground
      from the second floor
      from beyond the orchard
      from inside the boathouse
      from the other bank
      from the café
      from the park
      from next door
      from down the lane
    `,

    'subject.place': `
      the market
      the café on the corner
      the ticket hall
      the playground
      the main square
      the beach
      the waiting room
      the street below
      the flea market
      the concert hall
      the station restaurant
      the market hall
    `,
    'did.place': `
      filled up
      fell quiet
      emptied
      came to life
      grew busy
      grew lively
      filled with voices
      grew calm
      livened up
      grew quieter
    `,
    'where.place': `
      for an hour or so
      for a while
      as if by agreement
      as the light changed
      as the wind rose
      as the clouds passed
      as the rain eased
      as the bells rang out
      at the sound of a whistle
      in the soft light
      under a bright sky
      in the warm air
      just as expected
      with the change of weather
    `,

    // ── When ──────────────────────────────────────────────────────────────────
    // Daytime, any season, any weather; good at either end of a sentence, and long enough
    // to build a bookcase in. The time by the clock is in `hour`.

    time: `
      one morning
      one afternoon
      early one evening
      late one afternoon
      that morning
      later that morning
      that afternoon
      the next morning
      the following day
      a week later
      a few days later
      in the middle of the morning
      in the middle of the afternoon
      in the early evening
      in the early afternoon
      on Monday morning
      on Tuesday
      on Wednesday afternoon
      one Thursday
      late on Friday
      on Saturday
      one quiet Sunday
      on the first day of the month
      on market day
      on the last day of term
      before the shops opened
      on the morning of the fair
      on the eve of the concert
      one weekday afternoon
      first thing in the morning
      on the day of the match
      at the end of the week
      the evening before
      two days later
      in the late afternoon
      on Friday evening
      on Sunday afternoon
      on Thursday morning
      late that afternoon
      early the next day
      that evening
      on the last Friday of the month
      the following week
      the next afternoon
      one evening
      one fine day
      that weekend
      on Thursday afternoon
      on a quiet weekday
      in the last week of term
    `,
    // At the head of a short sentence, without a comma.
    now: `
      at last
      soon
      then
      now
      once again
      later
      meanwhile
      before long
      after a while
    `,
    around: `
      shortly before
      soon after
      a little after
      just before
      not long after
      a little before
      just after
      some time before
      some time after
    `,
    hour: `
      breakfast
      lunch
      noon
      nine
      four o’clock
      supper
      closing time
      the morning break
      midday
      eleven
      opening time
      the second bus
      the first delivery
      the weather forecast
      rehearsal
      the school bell
      ten
      the first lesson
      half past seven
      three o’clock
      half past two
      half past ten
      half past eleven
    `,
    // After “by the time”.
    event: `
      the first guests arrived
      the bus came
      the rain stopped
      the rain began
      the street lamps came on
      the shops closed
      the shops opened
      the ferry left
      the ferry came in
      the fog lifted
      the bell rang
      the doorbell rang
      the telephone rang
      the concert began
      the sun reached the garden
      the sun came out
      the others woke up
      the school bell rang
      the mail arrived
      the moon rose
      the streets emptied
      the train pulled in
      the café opened
      the tide turned
      the doors opened
      the meeting began
      the clock struck three
      the last tram left
      the game ended
      the storm passed
      the wind dropped
      the parcel arrived
      the speeches began
      the first stars came out
      the museum closed
      the market began to fill
      the noise next door stopped
      the band began to play
      the kettle boiled
      the visitors left
      the milk van came by
      the sky cleared
      the mist rolled in
    `,

    // ── Seasons ───────────────────────────────────────────────────────────────

    'season.spring': `
      in the first days of spring
      in the first weeks of spring
      in early April
      at the end of March
      that spring
      in the middle of April
      with the first warm days
      soon after the thaw
    `,
    'scene.spring': `
      the swallows came back
      the almond trees blossomed
      the meadows turned green
      the streams ran high
      the bees came out
      the cherry trees stood white
      the café moved its tables outside
      the rhubarb came up
      the lambs were let out
      the magnolias opened
      the evenings grew longer
      the ice cream stand reopened
    `,
    'chore.spring': `
      sowed peas and carrots
      aired the blankets
      put the garden chairs out
      oiled the bicycle chains
      planted a row of beans
      opened the summer house
      painted the fence
      turned the compost
      went barefoot for an hour
      washed every window
      stored the winter coats
      raised the sails again
      packed the skis away
      repainted the boat
    `,
    'season.summer': `
      in the first week of July
      at the height of summer
      in the hottest week of the year
      that summer
      all through August
      in the last days of June
      in the middle of August
      during the summer holidays
    `,
    'scene.summer': `
      the lake grew warm
      the crickets sang
      the shutters stayed closed until four
      the school was empty
      the lavender hummed with bees
      the fountain ran day and night
      the roads were white with dust
      the beach filled with umbrellas
      the lime trees smelled of honey
      the trains ran with open windows
      the gardens dozed in the heat
      the evenings seemed endless
    `,
    'chore.summer': `
      slept on the balcony
      made lemonade
      had supper in the garden
      played cards under the trees
      watered the roses
      ate peaches over the sink
      worked only in the mornings
      rested in the shade
      looked for shade
      read one novel after another
      sold strawberries by the roadside
      sailed around the islands
      picked raspberries
      swam in the bay
    `,
    'season.autumn': `
      at the beginning of October
      in late September
      that autumn
      in the first weeks of autumn
      in the middle of October
      in the last week of September
      with the first cool nights
      during the autumn holidays
    `,
    'scene.autumn': `
      the woods turned yellow
      the swallows gathered on the wires
      the mornings smelled of smoke
      the vines turned red
      the chestnuts came down
      the stoves were lit
      the market smelled of apples
      the cranes flew south
      spiders hung their webs in the hedge
      the fields were bare
      the leaves blew across the yard
      mist filled the valley
    `,
    'chore.autumn': `
      picked the late apples
      raked the leaves
      made plum jam
      stacked the firewood
      looked for mushrooms
      roasted chestnuts
      planted tulip bulbs
      carried the geraniums indoors
      hauled the boats ashore
      dried the beans
      cleaned the gutters
      got the wool socks out
      cooked a pot of pumpkin soup
      flew kites above the stubble fields
    `,
    'season.winter': `
      in the middle of January
      that winter
      early in December
      during the first cold spell
      in the darkest weeks of the year
      in the first week of the year
      in the middle of December
      in the coldest week of January
    `,
    'scene.winter': `
      the pond froze over
      the rooftops were white
      the snow muffled the street
      icicles hung from the eaves
      the windows were covered with frost
      the trams ran late
      the library was warm and bright
      the hills turned blue
      the garden lay under snow
      the puddles turned to glass
      the lamps were lit by four
      the stove never went out
    `,
    'chore.winter': `
      baked gingerbread
      fed the birds
      knitted a long scarf
      drank cocoa by the fire
      brought in more wood
      played chess until late
      told stories by lamplight
      peeled oranges in the kitchen
      wrote long letters
      mended the nets indoors
      cleared the path
      got out the warm blankets
      swept the front steps
    `,

    // ── Things ────────────────────────────────────────────────────────────────

    'lay.lie': `
      lay
      there lay
      someone had left
      somebody had forgotten
      one could see
    `,
    'surface.lie': `
      on the kitchen table
      at the bottom of the drawer
      on the workbench
      on the desk by the window
      under the bench
      at the foot of the stairs
      beside the telephone
      on the lowest shelf
      on the piano lid
      on the checked tablecloth
      inside the suitcase
      next to the inkwell
      on the chair by the door
      among the seed packets
      in the glove compartment
      in the teacher’s desk
      in an old tin box
      on the garden bench
    `,
    'thing.lie': `
      a brass key
      a folded map
      a pair of glasses
      three pencils
      a ball of string
      a bus ticket
      some dried lavender
      a seashell
      an unopened letter
      a tape measure
      a pocket mirror
      two chess pieces
      an old postcard
      a single glove
      a handful of buttons
      a magnifying glass
      a wristwatch
      a feather
      a wooden spoon
      a shopping list
      a train timetable
      a box of matches
      a whistle
      a pair of scissors
      a silver thimble
      a few coins
      a pack of cards
      a harmonica
      a roll of tape
      two paintbrushes
    `,
    'lay.stand': `
      stood
      there stood
      someone had left
      somebody had put
      one could see
    `,
    'surface.stand': `
      on the windowsill
      on the shelf above the stove
      beside the back door
      along the wall
      in the corner of the shed
      on the landing
      on top of the cupboard
      behind the counter
      in the shop window
      by the fireplace
      at the end of the corridor
      on the sideboard
      under the stairs
      in the middle of the room
      beneath the skylight
      on the garden table
      next to the piano
    `,
    'thing.stand': `
      a jar of buttons
      a copper kettle
      a brass lamp
      a vase of dried flowers
      an oil can
      a small globe
      a watering can
      a basket of onions
      a typewriter
      a row of preserving jars
      a birdcage
      an alarm clock
      a stack of atlases
      a potted fern
      a milk jug
      an empty picture frame
      two candlesticks
      a model ship
      a sewing basket
      a tin of paint
      a metronome
      a teapot
      a framed photograph
      a plaster bust
      a carved horse
      an hourglass
      a small radio
      a jar of marbles
      a tin of tea
      a stone bottle
    `,
    'lay.hang': `
      hung
      there hung
      someone had hung
      one could see
      somebody had hung
    `,
    'surface.hang': `
      on the hooks by the door
      on the kitchen wall
      from the rafters
      above the workbench
      behind the stage door
      from the beams of the barn
      on a row of nails
      in the hallway
      along the boathouse wall
      from the ceiling of the shed
      on the back of the door
      in the cloakroom
      at the back of the shed
    `,
    'thing.hang': `
      a raincoat
      a straw hat
      a coil of rope
      a string of onions
      a linen apron
      a canvas bag
      a bunch of dried herbs
      a pair of overalls
      a lantern
      a fishing net
      a checked scarf
      a wicker basket
      two wooden clogs
      a bundle of lavender
      a dog’s leash
      a string of paper flags
      a child’s mitten
      a leather satchel
      an umbrella
      a felt hat
      a wool sweater
      a bicycle wheel
    `,

    lost: `
      the missing key
      the second glove
      the library card
      the lost recipe
      the spare button
      the white queen from the chess set
      the tuning fork
      the shopping list
      the blue marble
      the little screwdriver
      the last piece of the puzzle
      the concert ticket
      the silver spoon
      the bicycle key
      the lens cap
      the postcard from the coast
      the old thermometer
      the thimble
      the pocket compass
      the spare fuse
      the stopwatch
      the tape measure
      the missing chess piece
      the dog’s ball
      the silver whistle
      the folding ruler
      the best pencil
    `,
    'turned-up': `
      turned up
      reappeared
      came to light
      surfaced
      finally turned up
      unexpectedly came to light
      was found again
      showed up
      was finally found
    `,
    'hiding-place': `
      at the bottom of a drawer
      under the sofa
      in the pocket of an old coat
      behind the radiator
      inside the piano
      under a flowerpot
      in the lining of a suitcase
      beneath the doormat
      in a box of buttons
      behind the bread bin
      among the tea towels
      on top of the wardrobe
      in the tool shed
      in a rubber boot
      under the driver’s seat
      in the attic
      among the garden tools
      inside an umbrella
      in the cutlery drawer
      behind the mirror
      in an empty vase
      under a pile of newspapers
      under the seat of an armchair
      in a picnic basket
      behind a row of cookbooks
    `,

    // ── Places ────────────────────────────────────────────────────────────────

    'room.kitchen': `
      the kitchen
      the bakery
      the market hall
      the little restaurant
      the corner shop
      the café by the bridge
      the dining room
      the farmhouse
      the school kitchen
      the tea room
      the whole stairwell
      the village hall
      the delicatessen
      the station buffet
      the cake shop
    `,
    'scent.kitchen': `
      oranges
      fresh bread
      cinnamon
      coffee
      warm butter
      baked apples
      roasted almonds
      vanilla
      thyme
      lemon peel
      ginger
      toast
      ripe pears
      peppermint
      honey
      caramel
      cardamom
      plum jam
      nutmeg
    `,
    'room.workshop': `
      the workshop
      the boathouse
      the attic
      the studio
      the shed
      the tool shed
      the garage
      the old barn
      the sail loft
      the boatyard
      the carpentry shop
      the bicycle shop
      the frame maker’s shop
      the toy maker’s shop
      the scenery store
      the saddler’s workshop
    `,
    'scent.workshop': `
      sawdust
      old paper
      beeswax
      linseed oil
      leather
      varnish
      cedar
      chalk
      wool
      turpentine
      rope
      fresh paint
      old wood
      pencil shavings
      pine planks
      machine oil
      canvas
      wood glue
    `,
    'room.outdoors': `
      the garden
      the lane
      the orchard
      the whole valley
      the courtyard
      the park
      the riverbank
      the path by the lake
      the meadow
      the edge of the wood
      the farmyard
      the campsite
      the backyard
      the hillside
      the playing field
      the school garden
    `,
    'scent.outdoors': `
      rain
      cut grass
      hay
      wet stone
      woodsmoke
      wild mint
      damp earth
      elderflower
      pine needles
      lilac
      moss
      rosemary
      clover
      jasmine
      wild garlic
      wild thyme
      wild roses
      resin
    `,
    smelled: `
      smelled of
      smelled faintly of
      always smelled of
      smelled pleasantly of
      had begun to smell of
      smelled of nothing but
      still smelled of
      smelled strongly of
      smelled, as always, of
    `,

    beyond: `
      behind the station
      beyond the bridge
      at the end of the lane
      beyond the hill
      two streets from the market
      behind the town hall
      past the last tram stop
      on the far bank
      below the castle
      just off the main street
      above the river
      next to the school
      at the foot of the hill
      behind the bakery
      beyond the railway line
      a short walk from the sea
      around the corner
      near the watermill
      opposite the post office
      behind the museum
      a few steps from the lake
    `,
    'there-was': `
      there was
      lay
      you came upon
      there lay
      one came upon
      one found
    `,
    // Adjectives with their article: “an overgrown orchard”, “a cobbled yard”.
    'quiet.green': `
      a quiet
      a sunny
      an overgrown
      a shady
      a forgotten
      a sheltered
      an old
      a walled
      a charming
      a secluded
      a neglected
      an untidy
    `,
    'garden.green': `
      garden
      park
      orchard
      rose garden
      vegetable garden
      kitchen garden
      herb garden
    `,
    'feature.green': `
      a stone bench
      a pond
      a green pump
      a wooden swing
      an iron table
      a fig tree
      a sundial
      some painted chairs
      a small greenhouse
      an arch of ivy
      a rusty gate
      a bronze heron
      a wooden shed
      a hedge of lavender
      a dovecote
      a few beehives
      two pear trees
      a tall mulberry tree
    `,
    'quiet.paved': `
      a quiet
      a sunny
      a cobbled
      a shady
      a sheltered
      an old
      a small
      a charming
      a secluded
      an unassuming
    `,
    'garden.paved': `
      square
      courtyard
      yard
      side street
    `,
    'feature.paved': `
      a stone bench
      a fountain
      a drinking trough
      a crooked lamp post
      a clock that ran slow
      a bicycle rack
      a tiny kiosk
      some painted chairs
      a flight of worn steps
      a painted signpost
      a public bookcase
      a cast-iron pump
      a few café tables
      a mosaic of blue tiles
      two plane trees
      a low wall
      a row of letter boxes
      a single street lamp
    `,

    landmark: `
      the watermill
      the stone bridge
      the station
      the lighthouse
      the boatyard
      the water tower
      the lake
      the ferry landing
      the vineyard
      the brickworks
      the sports field
      the lock
      the upper village
      the beach
      the sawmill
      the inn
      the campsite
      the quarry
      the farm
      the dam
      the dunes
      the railway bridge
      the castle ruins
      the weir
      the last houses
      the bird sanctuary
      the tea garden
      the border stone
    `,
    road: `
      the path
      the road
      the lane
      the footpath
      the cycle path
      the old road
      the track
      the bridle path
      the side road
      the old trail
    `,
    ran: `
      followed the river
      grew narrow
      ran dead straight
      climbed gently
      wound through fields of clover
      was lined with poplars
      led past a row of gardens
      crossed two streams
      ran beside the railway
      was white with dust
      smelled of hay
      dipped and rose again
      passed under an arch of trees
      turned left at every chance
      was never busy
      skirted a pond
      opened onto wide meadows
      led straight through an orchard
      was shaded by tall hedges
      ran along a stone wall
      forked three times
      was soft with pine needles
      gave a view of the whole valley
      was just wide enough for two
      led through a wood of birches
      curved like a question mark
      was bordered with blackberries
      ran past a field of sunflowers
      was covered with fine gravel
    `,

    // ── General remarks, in the present ───────────────────────────────────────

    craft: `
      baking bread
      learning the cello
      pruning a pear tree
      reading aloud
      keeping bees
      mending a clock
      drawing a map
      growing tomatoes
      translating a poem
      rowing a boat
      singing in a choir
      restoring furniture
      teaching children to swim
      writing a good letter
      running a small shop
      putting up a tent
      sharpening a knife
      telling a story
      planning a garden
      playing chess
      building a raft
      cooking for twelve
      making jam
      knitting socks
      binding books
      crossing a city on foot
      learning a language
      taking photographs
      sailing a small boat
      tuning a piano
      hanging a picture
      flying a kite
      choosing a present
      moving house
      training a puppy
      painting a fence
      watching birds
    `,
    takes: {
      forms: 'now | then',
      phrases: `
        takes | took
        calls for | called for
        is mostly a matter of | was mostly a matter of
        is largely a question of | was largely a question of
        requires | required
        depends on | depended on
        needs | needed
        is all about | was all about
        is impossible without | was impossible without
        demands | demanded
      `,
    },
    virtue: `
      patience
      practice
      curiosity
      an open mind
      common sense
      enthusiasm
      imagination
      calm
      experience
      perseverance
      a sense of proportion
      confidence
      care
      foresight
      concentration
      a clear head
      a good plan
      discipline
      instinct
      optimism
      the right attitude
      dedication
      flexibility
      a light touch
      good advice
    `,

    // Before “that mending a clock took patience”.
    believed: {
      forms: 'she,he | they',
      phrases: `
        believed | ~
        maintained | ~
        claimed | ~
        liked to say | ~
        had always known | ~
        had soon learned | ~
        never doubted | ~
        was convinced | were convinced
        used to say | ~
        agreed | ~
        had come to see | ~
      `,
    },

    // ── Speech ────────────────────────────────────────────────────────────────

    said: `
      said
      remarked
      murmured
      replied
      declared
      answered
      explained
      announced
      admitted
      added
    `,
    asked: `
      asked
      called
      inquired
    `,
    called: `
      called
      cried
      shouted
      exclaimed
    `,
    vantage: `
      from the doorway
      from the foot of the ladder
      over the fence
      from behind the counter
      from the next room
      from the stairs
      across the courtyard
      from the balcony
      over the noise of the street
      from the landing
      with a laugh
      from the garden
      from the far end of the hall
      from the kitchen
      over the garden wall
      from the top step
      from the back row
      from the hallway
      from the front step
      from the terrace
    `,
    remark: `
      there’s no hurry
      it will be dry by evening
      you can smell the sea from here
      the best seats are by the window
      it’s only a matter of practice
      we’ll manage somehow
      it looked much smaller on the map
      that’s how it has always been done
      the soup tastes better on the second day
      one more chapter won’t hurt
      the last bus leaves at ten
      it must be somewhere in this room
      you never know what the tide brings in
      a little rain never spoiled a picnic
      it used to be a hat shop
      the trick is to start early
      it’s lighter than it looks
      there’s always room for one more
      we may need a longer rope
      it sounded better in the kitchen
      things look different from up here
      it’s the simplest thing in the world
      some things can’t be rushed
      the view is better from the stairs
      we should do this more often
      it ran perfectly yesterday
      that’s the beauty of it
      nothing beats a sharp pencil
      it takes longer than you’d think
      the pears need another week
      there’s a train every hour
      it all depends on the weather
      you get used to the stairs
      it has never been so quiet
      the blue one is much prettier
      you can never have too much string
      it’s a question of timing
      the stairs are steeper than they look
      there’s nothing like fresh bread
      nothing is lost yet
      it was here a minute ago
      you don’t see that every day
    `,
    // Before a verb: “One of these days I’ll mend the clock.”
    promise: {
      forms: 'she,he | they',
      phrases: `
        one of these days I’ll | one of these days we’ll
        next time I’ll | next time we’ll
        tomorrow I’ll | tomorrow we’ll
        this time I’ll | this time we’ll
        perhaps I’ll | perhaps we’ll
        I’m going to | we’re going to
        I’d like to | we’d like to
        I’d be glad to | we’d be glad to
        I only wanted to | we only wanted to
        I was just about to | we were just about to
        I was hoping to | we were hoping to
        I meant to | we meant to
        I’ve decided to | we’ve decided to
        we could always | ~
        let me | let us
        there’s still time to | ~
      `,
    },
    query: `
      has anyone seen the scissors
      is there any coffee left
      what time does the ferry go
      who left the gate open
      can you hear the sea
      would you like to hear the rest
      how far is it to the lake
      who is going to eat all this cake
      does the clock always run slow
      where does this path lead
      which of these maps is the right one
      have you tried turning it the other way
      what’s the name of that bird
      shall we wait for the others
      why is everyone so quiet
      what’s in the big box
      did anyone count the chairs
      what comes after the second verse
      when do the shops open
      whose umbrella is this
      what did the letter say
      isn’t it a beautiful day
      do we have enough string
      how does the song begin
      are there any plums left
      who knows a shorter way
      is there room for one more
      who would like some cake
      does anyone know the way
      what’s for supper
      where did the cat go
      is everyone ready
    `,
    cry: `
      the kettle is boiling
      come and see
      mind the step
      the bread is ready
      look, the swallows are back
      what luck
      here comes the bus
      it works
      don’t forget the umbrella
      just look at that sky
      it’s snowing
      don’t forget the tickets
      we’ve found the key
      what a lovely surprise
      it fits
      once more from the beginning
      the ferry is leaving
      watch out for the bucket
      a little to the left
      what perfect timing
      close the gate
      there’s a letter for you
      bring the big pot
      that’s the one
      turn off the oven
      well done
      here we are
      wait for the others
      there’s a rainbow
    `,
    why: `
      why
      why on earth
      when
      when exactly
      how often
      how many times
    `,
    // Before “to …”.
    delight: `
      what a pleasure it was
      how good it felt
      what a relief it was
      what fun it was
      how pleasant it was
      what a luxury it was
      what an adventure it was
      how delightful it was
      what a joy it was
      how wonderful it was
    `,
    pleasant: `
      quiet
      bright
      warm
      familiar
      cheerful
      welcoming
      unhurried
      pleasant
      timeless
      friendly
      lovely
    `,
    seemed: `
      was
      seemed
      looked
      felt
    `,
    // After “how quiet the workshop seemed”.
    glow: `
      in the evening light
      in the morning sun
      at that hour
      after the rain
      that day
      that summer
      after all those weeks
      after the long journey
      in those days
      at the end of the day
      so early in the day
      in the first light
      in the afternoon
      on that first day
      after the noise of the town
      in spite of the weather
      just then
      at a second glance
      all of a sudden
      after so many years
      once the wind had dropped
    `,
  },

  words: `
    able above afternoon air almond always amber anchor apple apron arch arrive art autumn awake
    bake balcony ball banana bark barn basket beach bean bee begin bell bench berry bicycle bird
    blanket blossom blue boat book borrow bottle bowl branch bread breeze brick bridge bright
    bring broom brush bubble bucket build bus butter button calm camera canal candle carpet
    carry cat chair chalk chapter cheerful cheese cherry chestnut chimney choir circle clay
    clean climb clock cloud clover coast coat coffee collect comb compass cook copper corner
    cotton courage crane cream cup curious curtain dance dawn deep desk dinner distant door draw
    dream drum dry duck early earth east easy echo edge egg empty envelope evening face fair
    farm feather fence fern ferry field find fire fish flag flame floor flour flower flute fold
    forest fork fountain fresh friend frost fruit garden gate gather gentle give glass glove
    gold grain grass green grow guest guitar hammer handle happy harvest hat hazel hedge help
    hill history hold home honey hope horizon horse hour house idea ink invite island jacket jar
    join journey jug jump juice keep kettle key kitchen kite knot ladder lake lamp language
    lantern large laugh lawn leaf learn leather lemon letter library lift light linen list
    listen long loom loud lunch map maple market meadow melody mend mild milk mill mint mirror
    mist moon morning moss mountain museum music narrow needle nest net new night north notebook
    oak oar oat ocean old onion open orange orchard oven owl page paint paper park path patient
    peach pear pebble pencil pepper piano picture pine plan plant plate play plum pocket poem
    pond poppy porch potato pour present puzzle quick quiet quilt rabbit radio rain rainbow read
    reed remember repair rest rhythm ribbon ripe river road roof room root rope rose round row
    sail salt sand saucer scarf school sea season seed shade shell shelf shine ship shore short
    shutter silver sing sketch sky sleep slow small smile snow soap soft song soup south sparrow
    spoon spring square squirrel stable stair star station stone story straw stream street
    string strong summer sun supper swallow sweet swim table tea teach tent thank thread thyme
    ticket tide timber toast tower town train travel tree tulip tune turn umbrella vase velvet
    village violin visit voice walk wall walnut warm watch water wave weather west wheat wheel
    whistle wide wild willow wind window winter wish wonder wood wool word work world wren write
    yard year yellow young
  `,
}
