extension SymbolTable {
  static let devices = """
    iphone, iphone.gen1, iphone.gen2 = {box -28,-52 56,104 14;-9,38 9,38} & {slab -28,-52 56,104 14}
    iphone.gen3, iphone.homebutton = {box -28,-52 56,104 14;-9,38 9,38} & {slab -28,-52 56,104 14}
    candybarphone, flipphone = {box -28,-52 56,104 14;-9,38 9,38} & {slab -28,-52 56,104 14}
    iphone.slash, iphone.gen3.slash, iphone.homebutton.slash = mobile_off
    iphone.radiowaves.left.and.right, iphone.gen3.radiowaves.left.and.right = {box -24,-44 48,88 12;-8,32 8,32;arc 0,0 42 152 208;arc 0,0 60 148 212;arc 0,0 42 -28 28;arc 0,0 60 -32 32}
    iphone.gen1.radiowaves.left.and.right, iphone.gen2.radiowaves.left.and.right = \
      {box -24,-44 48,88 12;-8,32 8,32;arc 0,0 42 152 208;arc 0,0 60 148 212;arc 0,0 42 -28 28;arc 0,0 60 -32 32}
    iphone.and.arrow.forward = smartphone
    iphone.landscape = {box -52,-28 104,56 14;38,-9 38,9} & {slab -52,-28 104,56 14}
    iphone.gen3.landscape = {box -52,-28 104,56 14;38,-9 38,9} & {slab -52,-28 104,56 14}
    ipad, ipad.gen1, ipad.gen2 = {box -40,-50 80,100 10;-10,38 10,38} & {slab -40,-50 80,100 10}
    ipad.homebutton = {box -40,-50 80,100 10;-10,38 10,38} & {slab -40,-50 80,100 10}
    ipad.landscape, ipad.gen2.landscape = {box -50,-40 100,80 10;38,-10 38,10} & {slab -50,-40 100,80 10}
    ipad.and.iphone, macbook.and.iphone, laptopcomputer.and.iphone, ipad.and.arrow.forward = devices
    iphone.and.ipad = devices
    laptopcomputer, macbook, macbook.gen1, macbook.gen2 = laptop_mac
    macpro.gen1, macpro.gen2, macpro.gen3, macmini, xserve, macstudio = mdi/desktop-tower
    display.2 = monitor
    applewatch, applewatch.watchface, applewatch.radiowaves.left.and.right = watch
    visionpro, vision.pro = view_in_ar
    applepencil, applepencil.gen1, applepencil.gen2 = {} & edit
    applelogo = apple
    keyboard = {box -56,-38 112,76 12;dot -36,-16 5;dot -18,-16 5;dot 0,-16 5;dot 18,-16 5;dot 36,-16 5;dot \
    -36,2 5;dot -18,2 5;dot 0,2 5;dot 18,2 5;dot 36,2 5;-20,20 20,20} & keyboard
    computermouse, magicmouse = {} & mouse
    printer.dotmatrix = {} & print
    internaldrive, externaldrive = {} & mdi/harddisk
    battery.100, battery.100percent = {box -58,-26 104,52 12;slab -48,-16 84,32 4;slab 50,-9 8,18 4}
    battery.75, battery.75percent = {box -58,-26 104,52 12;slab -48,-16 63,32 4;slab 50,-9 8,18 4}
    battery.50, battery.50percent = {box -58,-26 104,52 12;slab -48,-16 42,32 4;slab 50,-9 8,18 4}
    battery.25, battery.25percent = {box -58,-26 104,52 12;slab -48,-16 21,32 4;slab 50,-9 8,18 4}
    battery.0, battery.0percent = {box -58,-26 104,52 12;slab 50,-9 8,18 4}
    battery.100.bolt, battery.100percent.bolt, minus.plus.batteryblock = {} & battery_charging_full
    power = {arc 0,4 42 -58 238;0,-46 0,0}
    powerplug = {} & power
    powercord = {} & electrical_services
    poweroutlet.type.a, poweroutlet.type.b = {} & outlet
    lightswitch.on, lightswitch.off, switch.programmable, switch.on.square = toggle_on & toggle_on
    togglepower = power_settings_new
    cable.connector, cable.connector.horizontal = cable
    airport.express, airport.extreme = router
    bonjour = mdi/access-point
    point.3.connected.trianglepath.dotted, point.topleft.down.curvedto.point.bottomright.up = hub
    point.3.filled.connected.trianglepath.dotted = hub
    lock.laptopcomputer, lock.desktopcomputer, lock.applewatch, lock.ipad = {} & lock
    av.remote, appletvremote.gen1, appletvremote.gen4, tv.remote = settings_remote
    esim = sim_card
    bluetooth = bluetooth
    mediastick = usb
    """

  static let editing = """
    pencil = edit & edit
    pencil.slash = edit_off & edit_off
    pencil.line, highlighter = border_color
    pencil.and.scribble, scribble.pencil = draw
    eraser, eraser.line.dashed = {} & mdi/eraser
    bold = format_bold
    italic = format_italic
    underline = format_underlined
    strikethrough = strikethrough_s
    bold.italic.underline, bold.underline = text_format
    textformat = "Aa"
    character = "A"
    textformat.abc = "abc"
    textformat.size, textformat.size.larger, textformat.size.smaller = format_size
    textformat.123 = "123"
    textformat.superscript = superscript
    textformat.subscript = subscript
    paragraphsign = mdi/format-paragraph
    cursor.ibeam = mdi/cursor-text
    cursorarrow, pointer.arrow = ~mdi/cursor-default & mdi/cursor-default
    cursorarrow.click, cursorarrow.rays, cursorarrow.click.2, cursorarrow.motionlines = ads_click
    crop = crop
    crop.rotate = crop_rotate
    rotate.3d, view.3d = 3d_rotation
    perspective, skew, trapezoid.and.line.vertical = transform
    align.horizontal.center = align_horizontal_center
    align.vertical.center = align_vertical_center
    distribute.horizontal.center = horizontal_distribute
    distribute.vertical.center = vertical_distribute
    text.below.photo = art_track
    checkmark.rectangle.stack = library_add_check
    checkmark.gobackward = published_with_changes
    plus.rectangle.on.rectangle, plus.square.dashed = add_to_photos
    rectangle.and.hand.point.up.left = touch_app
    ear.and.waveform = hearing
    """

  static let health = """
    cross = {edge 6 -16,-46 16,-46 16,-16 46,-16 46,16 16,16 16,46 -16,46 -16,16 -46,16 -46,-16 \
    -16,-16} & {solid 6 -16,-46 16,-46 16,-16 46,-16 46,16 16,16 16,46 -16,46 -16,16 -46,16 -46,-16 \
    -16,-16}
    cross.vial, ivfluid.bag = {} & bloodtype
    pills = {} & {shape -57.3,19.7 -55.3,12.7 -51.4,6.6 -46,1.9 -39.5,-1.2 -32.5,-2.2 -25.4,-1.2 -18.9,1.9 -13.5,6.6 -9.7,12.7 -7.7,19.7;shape -7.7,26.8 \
      -9.7,33.7 -13.5,39.8 -18.9,44.6 -25.4,47.6 -32.5,48.7 -39.5,47.6 -46,44.6 -51.4,39.8 -55.3,33.7 -57.3,26.8;shape 29.7,-26.4 15.5,-41.9 11,-45.8 \
      5.2,-48.2 -1.1,-49 -7.4,-48.2 -13,-45.6 -17.5,-41.8 -20.4,-36.9 -21.3,-31.5 -20.3,-26.1 -17.4,-21.2 0.9,1.8;shape 34.8,-21.6 53.1,1.7 56,6.6 57,12 \
      56.1,17.4 53.2,22.3 48.7,26.2 43.1,28.7 36.8,29.6 30.5,28.8 24.7,26.3 20.2,22.5 6,7}
    capsule.lefthalf.filled = {} & medication
    syringe = {} & vaccines
    stethoscope = mdi/stethoscope
    heart.rectangle = {} & monitor_heart
    facemask = {} & masks
    list.bullet.below.rectangle = fact_check
    baseball = {} & sports_baseball
    basketball = {} & sports_basketball
    football = {} & sports_football
    soccerball, soccerball.inverse = {} & sports_soccer
    tennisball, tennis.racket = {} & sports_tennis
    volleyball = {} & sports_volleyball
    cricket.ball = {} & sports_cricket
    hockey.puck = {} & sports_hockey
    skateboard = skateboarding
    figure.jumprope, figure.core.training = sports_handball
    oar.2.crossed = rowing
    """
}
