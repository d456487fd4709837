extension SymbolTable {
  static let shapes = """
    star = star_border & star
    star.leadinghalf.filled, star.lefthalf.fill = star_half
    star.slash = /star_border & /star
    sparkle = {} & {solid 3 0,-56 12,-12 56,0 12,12 0,56 -12,12 -56,0 -12,-12}
    wand.and.rays = auto_fix_high
    heart = favorite_border & favorite
    heart.slash = /favorite_border & /favorite
    suit.heart = favorite_border & favorite
    suit.diamond = {} & {solid 2 0,-56 40,0 0,56 -40,0}
    suit.club = {dot 0,-22 21;dot -24,10 21;dot 24,10 21;solid 2 0,0 12,50 -12,50}
    suit.spade = {} & {solid 2 0,-52 44,8 30,36 6,26 14,52 -14,52 -6,26 -30,36 -44,8}
    bolt.slash = /~bolt & /bolt
    bolt.horizontal = {} & bolt@90
    bolt.batteryblock = battery_charging_full
    bolt.car = electric_car
    waveform.path.ecg.rectangle, heart.text.clipboard = monitor_heart
    circle.dashed, circle.dotted = {arc 0,0 45 -15 15;arc 0,0 45 30 60;arc 0,0 45 75 105;arc 0,0 45 120 \
    150;arc 0,0 45 165 195;arc 0,0 45 210 240;arc 0,0 45 255 285;arc 0,0 45 300 330}
    square.dashed, rectangle.dashed = {-44,-20 -44,-44 -20,-44;20,-44 44,-44 44,-20;44,20 44,44 20,44;\
    -20,44 -44,44 -44,20;-6,-44 6,-44;-6,44 6,44;-44,-6 -44,6;44,-6 44,6}
    circle.lefthalf.filled, circle.lefthalf.fill, circle.leadinghalf.filled = contrast@180
    circle.righthalf.filled, circle.righthalf.fill, circle.trailinghalf.filled = contrast
    circle.half.filled = contrast
    circle.tophalf.filled = contrast@270
    circle.bottomhalf.filled = contrast@90
    circle.inset.filled, record.circle = {ring 0,0 50;dot 0,0 28}
    largecircle.fill.circle = {ring 0,0 50;dot 0,0 33.3}
    smallcircle.filled.circle, button.programmable = {ring 0,0 50;dot 0,0 28}
    circle.circle = {ring 0,0 50;ring 0,0 28} & {ring 0,0 50;dot 0,0 28}
    smallcircle.circle, dot.circle = {ring 0,0 50;dot 0,0 12}
    square.inset.filled, stop.square = {box -46,-46 92,92 16;slab -24,-24 48,48 6}
    rectangle.inset.filled = {box -62,-46 124,92 14;slab -44,-28 88,56 6}
    square.lefthalf.filled, rectangle.lefthalf.filled = {box -56,-44 112,88 14;slab -56,-44 56,88 14}
    rectangle.leadinghalf.filled = {box -56,-44 112,88 14;slab -56,-44 56,88 14}
    square.righthalf.filled, rectangle.righthalf.filled = {box -56,-44 112,88 14;slab 0,-44 56,88 14}
    rectangle.trailinghalf.filled = {box -56,-44 112,88 14;slab 0,-44 56,88 14}
    square.tophalf.filled, rectangle.tophalf.filled = {box -56,-44 112,88 14;slab -56,-44 112,44 14}
    square.bottomhalf.filled, rectangle.bottomhalf.filled = {box -56,-44 112,88 14;slab -56,0 112,44 14}
    circle.grid.2x2, circle.grid.2x1, circle.grid.2x2.topleft.checkmark = {ring -25,-25 20;ring 25,-25 \
    20;ring -25,25 20;ring 25,25 20} & {dot -25,-25 20;dot 25,-25 20;dot -25,25 20;dot 25,25 20}
    circle.grid.3x3 = {ring -34,-34 13;ring 0,-34 13;ring 34,-34 13;ring -34,0 13;ring 0,0 13;ring 34,0 \
    13;ring -34,34 13;ring 0,34 13;ring 34,34 13} & {dot -34,-34 13;dot 0,-34 13;dot 34,-34 13;dot \
    -34,0 13;dot 0,0 13;dot 34,0 13;dot -34,34 13;dot 0,34 13;dot 34,34 13}
    circle.grid.cross = {ring 0,-32 15;ring -32,0 15;ring 32,0 15;ring 0,32 15} & {dot 0,-32 15;dot \
    -32,0 15;dot 32,0 15;dot 0,32 15}
    circle.hexagonpath = hive
    square.grid.2x2, rectangle.grid.2x2, square.grid.2x2.square = {box -46,-46 42,42 8;box 4,-46 42,42 \
    8;box -46,4 42,42 8;box 4,4 42,42 8} & {slab -46,-46 42,42 8;slab 4,-46 42,42 8;slab -46,4 42,42 8;\
    slab 4,4 42,42 8}
    square.grid.3x3, square.grid.3x2, square.grid.3x1.below.line.grid.1x2, square.grid.4x3.fill = {box \
    -48,-48 28,28 5;box -14,-48 28,28 5;box 20,-48 28,28 5;box -48,-14 28,28 5;box -14,-14 28,28 5;box \
    20,-14 28,28 5;box -48,20 28,28 5;box -14,20 28,28 5;box 20,20 28,28 5} & {slab -48,-48 28,28 5;\
    slab -14,-48 28,28 5;slab 20,-48 28,28 5;slab -48,-14 28,28 5;slab -14,-14 28,28 5;slab 20,-14 \
    28,28 5;slab -48,20 28,28 5;slab -14,20 28,28 5;slab 20,20 28,28 5}
    rectangle.grid.1x2 = {box -46,-46 92,42 8;box -46,4 92,42 8} & {slab -46,-46 92,42 8;slab -46,4 \
    92,42 8}
    square.fill.text.grid.1x2 = {slab -52,-44 40,38 6;slab -52,6 40,38 6;4,-36 52,-36;4,-14 36,-14;4,14 \
    52,14;4,36 36,36}
    rectangle.grid.3x2 = grid_view
    grid = {-16,-46 -16,-16 -16,16 -16,46;16,-46 16,-16 16,16 16,46;-46,-16 -16,-16 16,-16 46,-16;\
    -46,16 -16,16 16,16 46,16}
    squareshape.split.2x2 = {box -46,-46 92,92 14;-42,0 0,0 42,0;0,-42 0,0 0,42}
    square.on.square, rectangle.on.rectangle, square.filled.on.square = {box \
    -22,-22 72,72 12;-36,26 -46,26 -46,-46 26,-46 26,-36} & {slab -22,-22 72,72 12;-36,26 -46,26 \
    -46,-46 26,-46 26,-36}
    plus.square.on.square = {box -22,-22 72,72 12;-36,26 -46,26 -46,-46 26,-46 26,-36;-4,14 14,14 32,14;\
    14,-4 14,14 14,32}
    square.on.circle, circle.on.square, square.fill.on.circle.fill = category
    square.on.square.dashed = select_all
    square.3.stack.3d, square.stack.3d.up, square.2.stack.3d = {} & layers
    square.stack.3d.down.right = {} & layers
    square.3.layers.3d.slash, square.stack.3d.up.slash = layers_clear
    square.stack, rectangle.stack = {box -48,-16 96,64 12;-36,-32 36,-32;-26,-50 26,-50} & {slab \
    -48,-16 96,64 12;-36,-32 36,-32;-26,-50 26,-50}
    rectangle.stack.person.crop = recent_actors
    square.split.1x2, rectangle.split.1x2 = {box -46,-46 92,92 14;-40,0 40,0} & splitscreen
    square.split.2x1, rectangle.split.2x1 = {box -46,-46 92,92 14;0,-40 0,40} & vertical_split
    square.split.2x2, rectangle.split.2x2, rectangle.split.3x3 = {box -46,-46 92,92 14;\
    -42,0 0,0 42,0;0,-42 0,0 0,42} & {slab -46,-46 42,42 8;slab 4,-46 42,42 8;slab -46,4 42,42 8;slab \
    4,4 42,42 8}
    rectangle.split.3x1 = {box -60,-42 120,84 12;-20,-36 -20,36;20,-36 20,36} & view_week
    rectangle.3.offgrid = {} & dashboard
    sidebar.left, sidebar.leading, rectangle.leftthird.inset.filled = {box -56,-44 112,88 14;-18,-38 \
    -18,38} & {slab -56,-44 34,88 14;box -56,-44 112,88 14}
    sidebar.right, sidebar.trailing = {box -56,-44 112,88 14;18,-38 18,38}
    rectangle.rightthird.inset.filled = {box -56,-44 112,88 14;18,-38 18,38}
    sidebar.squares.left, sidebar.squares.right = {} & view_sidebar
    rectangle.portrait.on.rectangle.portrait = content_copy & file_copy
    rectangle.and.pencil.and.ellipsis = edit_note
    rectangle.connected.to.line.below = account_tree
    rectangle.compress.vertical = compress
    rectangle.expand.vertical = expand
    rectangle.inset.filled.and.person.filled = co_present
    rectangle.fill.on.rectangle.fill = content_copy
    cube, cube.transparent = mdi/cube-outline & mdi/cube
    cylinder, cylinder.split.1x2 = mdi/database
    cone, pyramid = #triangle & #!triangle
    line.3.crossed.swirl = blur_on
    swirl.circle.righthalf.filled = cyclone
    rays, slowmo = {0,-26 0,-46;18.4,-18.4 32.5,-32.5;26,0 46,0;18.4,18.4 32.5,32.5;0,26 0,46;\
    -18.4,18.4 -32.5,32.5;-26,0 -46,0;-18.4,-18.4 -32.5,-32.5}
    wave.3.left.and.right = sensors
    dot.radiowaves.right = {dot -40,0 8;arc -40,0 28 -45 45;arc -40,0 52 -45 45;arc -40,0 76 -45 45}
    dot.radiowaves.forward = {dot -40,0 8;arc -40,0 28 -45 45;arc -40,0 52 -45 45;arc -40,0 76 -45 45}
    wave.3.right = {dot -40,0 8;arc -40,0 28 -45 45;arc -40,0 52 -45 45;arc -40,0 76 -45 45}
    wave.3.forward = {dot -40,0 8;arc -40,0 28 -45 45;arc -40,0 52 -45 45;arc -40,0 76 -45 45}
    dot.radiowaves.up.forward = {dot -40,0 8;arc -40,0 28 -45 45;arc -40,0 52 -45 45;arc -40,0 76 -45 45}
    dot.radiowaves.left = {dot 40,0 8;arc 40,0 28 135 225;arc 40,0 52 135 225;arc 40,0 76 135 225}
    wave.3.left = {dot 40,0 8;arc 40,0 28 135 225;arc 40,0 52 135 225;arc 40,0 76 135 225}
    wave.3.backward = {dot 40,0 8;arc 40,0 28 135 225;arc 40,0 52 135 225;arc 40,0 76 135 225}
    dot.square, dot.squareshape, dot.viewfinder = {box -46,-46 92,92 16;dot 0,0 12}
    circlebadge = {ring 0,0 30} & {dot 0,0 30}
    circlebadge.2 = {ring -22,0 22;ring 22,0 22} & {dot -22,0 22;dot 22,0 22}
    aspectratio = aspect_ratio
    die.face.5 = ~casino & casino
    die.face.1 = {box -46,-46 92,92 18;dot 0,0 10} & mdi/dice-1
    die.face.2 = {box -46,-46 92,92 18;dot 20,-20 10;dot -20,20 10} & mdi/dice-2
    die.face.3 = {box -46,-46 92,92 18;dot 20,-20 9;dot 0,0 9;dot -20,20 9} & mdi/dice-3
    die.face.4 = {box -46,-46 92,92 18;dot 20,-20 9;dot -20,-20 9;dot 20,20 9;dot -20,20 9} & mdi/dice-4
    die.face.6 = {box -46,-46 92,92 18;dot 18,-24 8;dot -18,-24 8;dot 18,0 8;dot -18,0 8;dot 18,24 8;\
    dot -18,24 8} & mdi/dice-6
    puzzlepiece, puzzlepiece.extension = {} & extension
    """
}
