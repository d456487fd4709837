extension SymbolTable {
  static let bodies = """
    lungs = {0,-46 0,-12;0,-12 -12,-2;0,-12 12,-2;edge 10 -13,-34 -34,-10 -46,34 -14,40;edge 10 13,-34 \
    34,-10 \
    46,34 14,40} & {0,-46 0,-12;0,-12 -12,-2;0,-12 12,-2;solid 10 -13,-34 -34,-10 -46,34 -14,40;solid 10 \
    13,-34 34,-10 46,34 14,40}
    nose = {-6,-44 -8,-10;-8,-10 -24,18;arc -14,24 12 130 235;arc 0,26 12 40 140;arc 14,24 12 305 50;\
    8,-10 24,18;6,-44 8,-10} & {solid 8 -8,-46 8,-46 12,-8 28,20 20,36 -20,36 -28,20 -12,-8}
    mouth = {edge 6 -48,0 -20,-20 0,-12 20,-20 48,0 20,24 -20,24;-40,1 40,1} & {solid 6 -48,0 -20,-20 \
    0,-12 20,-20 48,0 20,24 -20,24}
    mustache = {edge 8 -50,-8 -36,-4 -18,-14 0,-6 18,-14 36,-4 50,-8 40,12 16,14 0,6 -16,14 -40,12} & \
    {solid 8 \
    -50,-8 -36,-4 -18,-14 0,-6 18,-14 36,-4 50,-8 40,12 16,14 0,6 -16,14 -40,12}
    eyebrow = {-46,14 -30,-6;-30,-6 0,-14;0,-14 46,2}
    tooth = ~mdi/tooth & mdi/tooth
    kidneys = {edge 12 -14,-34 -40,-26 -44,20 -22,38 -14,14 -24,0;edge 12 14,-34 40,-26 44,20 22,38 14,14 \
    24,0}
    dna = {arc -20,-24 28 -40 60;arc 20,-24 28 120 220;arc -20,24 28 -60 40;arc 20,24 28 140 240;-12,-30 \
    12,-30;\
    -12,30 12,30;-7,-14 7,-14;-7,14 7,14}
    pill = ~mdi/pill & mdi/pill
    medical.thermometer, thermometer.variable = {} & device_thermostat
    arrow.up.heart, arrow.clockwise.heart = favorite_border & favorite
    atom = {ring 0,0 9;edge 24 -48,-12 48,-12 48,12 -48,12} + {edge 24 -48,-12 48,-12 48,12 -48,12}@60 + \
    {edge 24 -48,-12 48,-12 48,12 -48,12}@120
    brain.filled.head.profile = psychology
    peacesign = {ring 0,0 50;0,-50 0,50;0,4 -34,36;0,4 34,36}
    surprised.face = sentiment_very_satisfied
    shoe, sneaker = {edge 6 -46,-6 -22,-18 -4,-2 30,6 46,16 46,30 -46,30} & {solid 6 -46,-6 -22,-18 -4,-2 \
    30,6 46,16 46,30 -46,30}
    shoe.2, shoeprints = {} & {solid 10 -34,-30 -12,-34 -8,0 -30,4;slab -32,10 22,18 8;solid 10 12,-8 34,-4 \
    30,30 8,26;slab 8,34 20,14 7}
    coat, jacket = checkroom
    hat.cap, hat.widebrim = {edge 8 -26,14 -22,-18 22,-18 26,14;-48,16 48,16} & {solid 8 -26,12 -22,-20 \
    22,-20 \
    26,12;slab -50,12 100,12 6}
    comb = {edge 5 -48,-24 48,-24 48,-4 -48,-4;-40,-4 -40,26;-24,-4 -24,22;-8,-4 -8,22;8,-4 8,22;24,-4 24,22;\
    40,-4 40,26} & {slab -48,-24 96,20 6;-40,-4 -40,26;-24,-4 -24,22;-8,-4 -8,22;8,-4 8,22;24,-4 \
    24,22;40,-4 40,26}
    teddybear = {} & toys
    stroller = {} & child_friendly
    seatbelt, carseat.left = airline_seat_recline_normal
    figure.pickleball, figure.racquetball, figure.squash, figure.table.tennis = \
    sports_tennis
    figure.baseball, figure.softball = sports_baseball
    figure.bowling = mdi/bowling
    figure.cricket = sports_cricket
    figure.hockey, figure.lacrosse, figure.curling = sports_hockey
    figure.rugby, rugbyball = sports_rugby
    american.football, australian.football = {} & sports_football
    figure.volleyball = sports_volleyball
    figure.waterpolo, figure.water.fitness = pool
    figure.wrestling, figure.fencing = sports_kabaddi
    figure.taichi, figure.pilates, figure.barre, figure.meditation = self_improvement
    figure.skating = snowshoeing
    figure.fishing = phishing
    figure.elliptical, figure.hand.cycling = directions_bike
    figure.cross.training, figure.highintensity.intervaltraining = fitness_center
    figure.track.and.field, figure.disc.sports = directions_run
    figure.walk.arrival, figure.walk.departure = transfer_within_a_station
    figure.step.training = stairs
    figure.fall = accessibility_new@70
    figure.rolling = accessible_forward
    figure.hunting = gps_fixed
    figure.play, figure.equestrian.sports = accessibility_new
    skis = downhill_skiing
    snowboard = snowboarding
    surfboard = surfing
    """

  static let house = """
    air.purifier, humidifier, dehumidifier = {box -30,-48 60,96 12;-14,-30 14,-30;-14,-18 14,-18} & air
    air.conditioner.horizontal, air.conditioner.vertical = {box -50,-32 100,38 10;-34,-6 34,-6;-24,16 -30,32;\
    0,16 0,34;24,16 30,32} & mdi/air-conditioner
    heater.vertical, fireplace = {} & fireplace
    blinds.horizontal.closed, blinds.vertical.open, roller.shade.open, roman.shade.closed, \
    window.shade.open = blinds
    window.horizontal, window.awning, window.ceiling = mdi/window-closed
    door.french.open, door.sliding.left.hand.open = door_sliding
    pedestrian.gate.closed = fence
    light.panel, light.strip.2, light.cylindrical.ceiling = light
    light.max, light.min = sunny
    lightbulb.2, lightbulb.led = {} & lightbulb
    spigot, pipe.and.drop = ~plumbing & plumbing
    sprinkler, sprinkler.and.droplets = ~shower & shower
    shower.sidejet = shower
    cabinet = {box -40,-48 80,96 8;0,-48 0,48;-8,-4 -8,4;8,-4 8,4} & {slab -40,-48 80,96 8}
    table.furniture = {-48,-16 48,-16;-36,-16 -36,36;36,-16 36,36} & {slab -50,-22 100,14 5;-36,-16 -36,36;\
    36,-16 36,36}
    toilet.circle = wc
    contact.sensor, sensor, entry.lever.keypad = {} & sensors
    carbon.dioxide.cloud = co2
    carbon.monoxide.cloud = cloud
    drop.keypad.rectangle = dialpad
    drop.degreesign, drop.halffull, drop.transmission = {} & ^water_drop
    water.waves.and.arrow.up, water.waves.and.arrow.down = {arc -30,-14 14 180 360;arc -2,-14 \
    14 \
    0 180;arc 26,-14 14 180 360;arc -30,12 14 180 360;arc -2,12 14 0 180;arc 26,12 14 180 360}
    water.waves.slash = /waves
    waterbottle = {edge 10 -18,-24 18,-24 22,46 -22,46;box -10,-48 20,18 5} & {solid 10 -18,-24 18,-24 22,46 \
    -22,46;slab -10,-48 20,18 5}
    rainbow, cloud.rainbow.half = {arc 0,28 46 180 360;arc 0,28 32 180 360;arc 0,28 18 180 360} & looks
    sun.horizon = {} & wb_twilight
    sun.lefthalf.filled, sun.righthalf.filled = brightness_6
    moonrise, moonset = {} & nights_stay
    moonphase.waxing.gibbous, moonphase.waning.gibbous = brightness_2
    moonphase.last.quarter = brightness_3
    degreesign.celsius = "°C"
    degreesign.fahrenheit = "°F"
    balloon.2 = mdi/airballoon
    fireworks = celebration
    rocket = ~rocket & rocket
    fossil.shell = hive
    magnet = mdi/magnet
    beaker = {} & science
    scale.balance = mdi/scale-balance
    key.car = {} & car_rental
    swatchpalette = {} & palette
    stoplight, hazardsign = warning_amber
    tire, exclamationmark.tirepressure = tire_repair
    headlight.high.beam, headlight.low.beam, headlight.daytime, taillight.fog, parkinglight = highlight@270
    windshield.front.and.wiper = dry
    tachometer, gauge.open.with.lines.needle.33percent = speed
    road.lanes.curved.right, road.lane.arrowtriangle.2.inward = add_road
    car.rear, car.front.waves.up, car.top.door.front.left.open, car.window.left, car.ferry = {} & \
    directions_car
    ev.plug.ac.type.1 = {} & ev_station
    airplane.path.dotted, airplane.up.right = flight_takeoff
    airplane.cloud = flight
    airplane.ticket = airplane_ticket
    suitcase.circle = luggage
    baseball.diamond.bases = sports_baseball
    checkerboard.rectangle, rectangle.checkered = grid_on
    app.gift = card_giftcard
    purchased = verified
    dollarsign.bank.building = account_balance
    building.2.crop.circle = location_city
    signpost.and.arrowtriangle.up = signpost
    menucard, fleuron = {} & menu_book
    wonsign = {-46,-34 -22,36;-22,36 0,-34;0,-34 22,36;22,36 46,-34;-50,-4 50,-4}
    centsign = {arc 2,0 30 45 315;0,-48 0,48}
    shekelsign = {-34,36 -34,-34;-34,-34 4,-34;arc 4,-12 22 270 360;26,-12 26,14;-8,-10 -8,36;-8,36 \
    24,36;44,-34 44,18}
    brazilianrealsign = "R$"
    tengesign = {-30,-38 30,-38;-30,-20 30,-20;0,-20 0,42}
    """

  static let machines = """
    sparkles.tv, photo.tv, inset.filled.tv, tv.and.mediabox = {} & live_tv
    arrow.up.message = {} & sms
    message.badge.filled, message.badge.filled.fill = {} & mark_chat_unread
    bubble.middle.top = chat_bubble_outline & chat_bubble
    bubbles.and.sparkles = {} & forum
    person.bubble = {} & 3p
    video.bubble, questionmark.video, arrow.up.right.video, arrow.down.left.video = {} & videocam
    speaker.wave.2.bubble = {} & record_voice_over
    mail.and.text.magnifyingglass, envelope.front = {} & mail
    web.camera, deskview, field.of.view.wide = ~mdi/webcam & mdi/webcam
    videoprojector = ~mdi/projector & mdi/projector
    airplay.audio = airplay
    airplay.video = airplay
    airtag = {ring 0,0 46;ring 0,0 30} & {dot 0,0 46}
    homepod.2, beats.pill, hifireceiver, amplifier = {} & speaker
    beats.headphones = headphones
    earbuds.case = earbuds
    ipod, ipodtouch, ipodshuffle.gen1 = {box -30,-48 60,96 10;ring 0,18 16;-18,-34 18,-34} & phone_iphone
    iphone.rear.camera, iphone.app.switcher = phone_iphone
    applewatch.side.right, watch.analog = watch
    digitalcrown.arrow.clockwise = watch
    fax = fax
    printer.filled.and.paper = print
    display.and.arrow.down = install_desktop
    macwindow.badge.plus, macwindow.on.rectangle, dock.rectangle, menubar.rectangle, \
    filemenu.and.selection, \
    uiwindow.split.2x1 = {box -50,-40 100,80 12;-50,-20 50,-20}
    lock.display, lock.square.stack, lock.rectangle.on.rectangle = {} & lock
    exclamationmark.lock = {} & lock_clock
    key.icloud, key.viewfinder = {} & vpn_key
    playstation.logo, logo.playstation = mdi/playstation
    xbox.logo, logo.xbox = mdi/xbox
    apple.logo = mdi/apple
    apple.intelligence, siri, apple.image.playground = {arc 0,0 40 0 300;arc 0,0 24 90 400;dot 0,0 8}
    shazam.logo = {arc 0,-8 26 120 330;arc 0,8 26 300 510} & {arc 0,-8 26 120 330;arc 0,8 26 300 510}
    swiftdata = ~mdi/database & mdi/database
    carplay, appclip = {box -46,-46 92,92 24;solid 4 -14,-20 22,0 -14,20}
    homekit = ~home & home
    voiceover, voice.control, sos = {ring 0,0 50} + "SOS"*0.4
    l1.button.roundedbottom.horizontal, r1 = {box -46,-26 92,52 18}
    l.joystick.tilt.left, arcade.stick.console, formfitting.gamecontroller, dpad.up.filled = {} & gamepad
    arrowkeys = {box -16,-42 32,32 7;box -50,-6 32,32 7;box -16,-6 32,32 7;box 18,-6 32,32 7} & \
    {slab -16,-42 32,32 7;slab -50,-6 32,32 7;slab -16,-6 32,32 7;slab 18,-6 32,32 7}
    batteryblock, batteryblock.stack = {box -44,-28 88,64 10;-24,-38 -14,-38;14,-38 24,-38} & {slab -44,-28 \
    88,64 10;\
    -24,-38 -14,-38;14,-38 24,-38}
    poweron = {0,-40 0,40}
    poweroff, power.dotted = {ring 0,0 42}
    restart = restart_alt
    sleep, wake = power_settings_new
    mount, eject.circle = eject
    fn = "fn"
    fx = "fx"
    alternatingcurrent = {ring 0,0 50;arc -14,0 14 180 360;arc 14,0 14 0 180}
    directcurrent = {-40,-10 40,-10;-40,12 -22,12;-8,12 8,12;22,12 40,12}
    fibrechannel, cable.coaxial = settings_ethernet
    thunderbolt, bolt.badge.a, bolt.ring.closed = bolt
    bolt.horizontal.icloud, link.icloud = {} & cloud
    dial.medium = {ring 0,0 46;0,-40 0,-14} & {dot 0,0 46}
    slider.horizontal.below.square.filled.and.square = tune
    waveform.and.magnifyingglass, waveform.and.mic, mic.and.signal.meter = graphic_eq
    music.house, music.note.house, music.pages = {} & library_music
    play.house, play.desktopcomputer, play.laptopcomputer = {} & smart_display
    pip.swap = picture_in_picture
    spatial.capture = view_in_ar
    camera.shutter.button, camera.on.rectangle = {} & photo_camera
    vial.viewfinder, viewfinder.rectangular, ellipsis.viewfinder = center_focus_strong
    list.and.film = video_library
    theatermask.and.paintbrush = theater_comedy
    """

  static let signs = """
    clear = {edge 8 -50,0 -24,-34 50,-34 50,34 -24,34;0,-14 28,14;28,-14 0,14} & backspace
    bullseye = {ring 0,0 50;ring 0,0 32;dot 0,0 14}
    arrow.trianglehead.clockwise = refresh
    arrow.trianglehead.counterclockwise = |refresh
    arrow.trianglehead.2.clockwise, arrow.trianglehead.2.clockwise.rotate.90 = sync
    arrow.trianglehead.2.counterclockwise = |sync
    arrow.trianglehead.branch = call_split
    arrow.trianglehead.swap = swap_vert
    arrow.trianglehead.turn.up.right = turn_right
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right, flip.horizontal = flip
    clock.arrow.trianglehead.counterclockwise.rotate.90 = history
    checkmark.arrow.trianglehead.counterclockwise = published_with_changes
    exclamationmark.arrow.circlepath = sync_problem
    exclamationmark.questionmark = "!?"
    arrow.left.and.right.text.vertical, arrow.up.and.down.text.horizontal = format_line_spacing
    arrow.up.trash = restore_from_trash
    arrow.up.document = {} & upload_file
    arrow.up.and.person.rectangle.portrait = {} & person
    chevron.left.chevron.left.dotted = keyboard_double_arrow_left
    chevron.left.to.line = first_page
    chevron.right.to.line = last_page
    circle.and.line.horizontal = {ring 0,0 40;-50,0 50,0}
    plus.circle.dashed, arrow.up.circle.dotted, arrow.down.circle.dotted, person.crop.circle.dashed = \
    add_circle_outline
    circle.dashed.inset.filled = {dot 0,0 30;arc 0,0 46 0 50;arc 0,0 46 72 122;arc 0,0 46 144 194;arc 0,0 \
    46 216 266;\
    arc 0,0 46 288 338}
    square.dashed.inset.filled, inset.filled.square = {box -46,-46 92,92 12;slab -28,-28 56,56 6}
    inset.filled.circle = {ring 0,0 50;dot 0,0 34}
    squareshape, dot.squareshape.split.2x2, squareshape.split.3x3 = {box -44,-44 88,88 2} & {slab -44,-44 \
    88,88 2}
    squareshape.controlhandles.on.squareshape.controlhandles = format_shapes
    righttriangle = {edge 5 -44,36 44,36 44,-40} & {solid 5 -44,36 44,36 44,-40}
    trapezoid.and.line.horizontal = {-50,0 50,0;edge 4 -20,-40 20,-40 34,-10 -34,-10}
    torus = {ring 0,0 50;ring 0,0 20}
    rectangle.arrowtriangle.2.inward = close_fullscreen
    rectangle.arrowtriangle.2.outward, rectangle.and.arrow.up.right.and.arrow.down.left, square.resize, \
    square.resize.up = open_in_full
    square.resize.down = close_fullscreen
    rectangle.bottomthird.inset.filled, rectangle.center.inset.filled = {box -50,-38 100,76 12;slab -38,6 \
    76,22 4}
    rectangle.on.rectangle.angled, rectangle.portrait.on.rectangle.portrait.angled, star.square.on.square = \
    {} & style
    rectangle.roundedtop = {box -46,-40 92,80 18} & {slab -46,-40 92,80 18}
    rectangle.3.group.bubble, rectangle.3.group.bubble.left = {} & quickreply
    square.split.diagonal = {box -46,-46 92,92 12;-36,36 36,-36}
    square.split.bottomrightquarter = {box -46,-46 92,92 12;0,0 46,0;0,0 0,46}
    square.2.layers.3d, square.3.layers.3d.down.right, square.stack.3d.forward.dottedline, \
    squares.below.rectangle = \
    {} & layers
    square.and.at.rectangle, person.and.person, app.connected.to.app.below.fill = {} & connect_without_contact
    square.and.line.vertical.and.square = compare
    move.3d = {} & mdi/rotate-3d
    view.2d = {box -46,-46 92,92 12} + "2D"*0.45
    sparkles.rectangle.stack, sparkles.square.filled.on.square = {} & auto_awesome_motion
    sparkle.text.clipboard, chart.line.text.clipboard, pencil.and.list.clipboard = {} & assignment
    wand.and.sparkles, wand.and.outline = auto_fix_high
    mosaic = {} & auto_awesome_mosaic
    beziercurve, path, point.bottomleft.forward.to.point.topright.scurvepath, \
    point.forward.to.point.capsulepath = timeline
    lineweight = line_weight
    increase.quotelevel = format_indent_increase
    lines.measurement.horizontal = straighten
    line.2.horizontal.decrease = filter_list
    line.horizontal.star.fill.line.horizontal = star_half
    text.page, richtext.page, questionmark.text.page = {} & article
    text.line.2.summary, text.redaction, text.rectangle, text.line.magnify = short_text
    text.word.spacing, text.line.first.and.arrowtriangle.forward = notes
    text.justify.left = {-44,-36 44,-36;-44,-12 44,-12;-44,12 44,12;-44,36 8,36}
    text.cursor, textbox = mdi/cursor-text
    text.and.command.macwindow = {} & wysiwyg
    textformat.characters, character.magnify, character.textbox, abc = "abc"
    numbers = "123"
    numbers.rectangle, 123.rectangle = {box -50,-36 100,72 12} + "123"*0.4
    character.bubble.ja = {} & translate
    table = {} & table_chart
    table.badge.more = {} & table_view
    chart.bar.yaxis = bar_chart@90
    calendar.day.timeline.leading = view_timeline
    questionmark.folder = {} & folder
    questionmark.square.dashed = {box -46,-46 92,92 12} + "?"*0.7
    dollarsign.square.dashed = attach_money
    doc.text.image, rectangle.and.paperclip = {} & description
    applescript = {} & code
    hearingdevice.and.signal.meter = hearing
    hand.palm.facing, hand.app, hand.rays = {} & back_hand
    hand.point.up.left.and.text = touch_app
    contextualmenu.and.cursorarrow, cursorarrow.and.square.on.square.dashed, dot.circle.and.cursorarrow = \
    ads_click
    keyboard.onehanded.left = keyboard
    dot.scope = gps_fixed
    dot.arrowtriangles.up.right.down.left = control_camera
    circle.bottomrighthalf.checkered, circle.lefthalf.striped.horizontal = {ring 0,0 50;-44,-14 0,-14;-50,0 \
    0,0;-44,14 \
    0,14}
    circle.rectangle.filled.pattern.diagonalline = {ring 0,0 50;-20,20 20,-20}
    widget.small, widget.medium, widget.large, widget.small.badge.plus = {} & widgets
    umbrella.percent = umbrella
    flashlight.slash = flashlight_off
    leaf.arrow.circlepath = eco
    laser.burst = flare
    app.specular, app.translucent = {box -46,-46 92,92 24}
    """
}
