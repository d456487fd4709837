extension SymbolSizes {
  /// Symbols 1.2 ems wide and wider.
  static let wide = """
    1.2 0.58 airport.extreme macmini macmini.fill; 1.2 0.65 macstudio macstudio.fill; 1.2 0.79 \
    arrow.down.left.video.fill arrow.up.right.video.fill questionmark.video.fill video.fill; 1.2 0.86 \
    speaker.badge.exclamationmark.fill; 1.2 0.9 arrowshape.zigzag.right arrowshape.zigzag.right.fill \
    character.textbox; 1.2 0.91 horn horn.fill light.panel light.panel.fill; 1.2 0.93 \
    arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill camera camera.fill; 1.2 0.94 \
    puzzlepiece.extension; 1.2 0.95 beats.earphones; 1.2 1.08 figure.disc.sports; 1.2 1.09 \
    camera.shutter.button camera.shutter.button.fill rectangle.and.hand.point.up.left; 1.2 1.11 \
    waveform.path; 1.2 1.13 hammer; 1.2 1.15 suitcase.cart suitcase.cart.fill; 1.2 1.2 screwdriver.fill \
    snowboard; 1.2 1.27 lightbulb.min.badge.exclamationmark lightbulb.min.badge.exclamationmark.fill; 1.21 \
    0.35 cable.connector.horizontal; 1.21 0.62 key.horizontal.fill; 1.21 0.8 arrow.down.left.video \
    arrow.up.right.video questionmark.video video; 1.21 0.84 ticket ticket.fill; 1.21 0.86 \
    speaker.badge.exclamationmark speaker.minus speaker.minus.fill; 1.21 0.9 arrow.2.squarepath; 1.21 0.93 \
    shared.with.you; 1.21 1.08 books.vertical figure.socialdance; 1.21 1.09 paperclip.badge.ellipsis; 1.21 \
    1.12 hammer.fill; 1.21 1.16 shared.with.you.slash; 1.21 1.21 surfboard surfboard.fill; 1.21 1.25 \
    square.stack.3d.forward.dottedline square.stack.3d.forward.dottedline.fill; 1.22 0.65 key.horizontal; \
    1.22 0.78 train.side.middle.car train.side.rear.car; 1.22 0.87 figure.curling; 1.22 0.96 fossil.shell \
    fossil.shell.fill; 1.22 0.98 4k.tv 4k.tv.fill music.note.tv music.note.tv.fill photo.tv play.tv \
    play.tv.fill sparkles.tv sparkles.tv.fill tv tv.fill tv.inset.filled; 1.22 0.99 \
    apple.terminal.on.rectangle lock.rectangle.on.rectangle macwindow.on.rectangle photo.on.rectangle \
    play.rectangle.on.rectangle plus.rectangle.on.rectangle rectangle.inset.filled.on.rectangle \
    rectangle.on.rectangle; 1.22 1.08 waveform.badge.exclamationmark waveform.badge.minus \
    waveform.badge.plus; 1.22 1.09 figure.2.arms.open link.badge.plus waveform.badge.magnifyingglass; 1.22 \
    1.15 tv.slash tv.slash.fill; 1.22 1.17 building.2.fill; 1.22 1.18 square.stack.3d.up \
    square.stack.3d.up.fill; 1.22 1.22 screwdriver; 1.22 1.23 square.stack.3d.up.slash \
    square.stack.3d.up.slash.fill; 1.22 1.31 lasso.badge.sparkles; 1.23 0.66 light.max; 1.23 0.71 \
    list.bullet.indent; 1.23 0.73 road.lanes.curved.left road.lanes.curved.right; 1.23 0.77 keyboard \
    keyboard.fill keyboard.onehanded.left keyboard.onehanded.left.fill; 1.23 0.82 \
    point.forward.to.point.capsulepath point.forward.to.point.capsulepath.fill; 1.23 0.84 \
    squares.leading.rectangle squares.leading.rectangle.fill; 1.23 0.85 arrow.clockwise.icloud \
    arrow.clockwise.icloud.fill arrow.counterclockwise.icloud arrow.counterclockwise.icloud.fill \
    arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill bolt.horizontal.icloud \
    bolt.horizontal.icloud.fill checkmark.icloud checkmark.icloud.fill exclamationmark.icloud \
    exclamationmark.icloud.fill icloud icloud.fill key.icloud key.icloud.fill link.icloud link.icloud.fill \
    lock.icloud lock.icloud.fill person.icloud person.icloud.fill powerplug powerplug.fill xmark.icloud \
    xmark.icloud.fill; 1.23 0.91 chart.bar.fill; 1.23 0.93 fibrechannel; 1.23 0.95 playstation.logo; 1.23 \
    1.03 curtains.closed curtains.open; 1.23 1.04 hand.point.up.left.and.text.fill icloud.slash \
    icloud.slash.fill keyboard.chevron.compact.down keyboard.chevron.compact.down.fill; 1.23 1.05 \
    faxmachine.fill icloud.and.arrow.up.fill printer.filled.and.paper rectangle.portrait.and.arrow.forward \
    rectangle.portrait.and.arrow.right; 1.23 1.09 icloud.and.arrow.down.fill; 1.23 1.12 \
    printer.dotmatrix.fill printer.fill; 1.23 1.13 icloud.and.arrow.up; 1.23 1.14 \
    takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill; 1.23 1.16 burst.fill; 1.23 1.19 \
    icloud.and.arrow.down; 1.23 1.27 theatermask.and.paintbrush.fill; 1.24 0.72 dumbbell dumbbell.fill; 1.24 \
    0.82 bed.double bed.double.fill; 1.24 0.92 chart.bar; 1.24 0.94 figure.outdoor.cycle; 1.24 0.96 \
    figure.racquetball; 1.24 1.04 rectangle.and.paperclip; 1.24 1.05 airplayaudio.badge.exclamationmark; \
    1.24 1.2 party.popper party.popper.fill; 1.24 1.21 homepod.2 homepod.2.fill; 1.25 0.62 mouth mouth.fill; \
    1.25 0.77 bathtub.fill; 1.25 0.8 sun.horizon sun.horizon.fill; 1.25 0.92 figure.hockey smoke.fill; 1.25 \
    0.93 binoculars binoculars.fill; 1.25 0.94 capsule.lefthalf.filled; 1.25 0.95 crown crown.fill; 1.25 \
    0.98 scooter; 1.25 1.02 moonrise moonrise.fill moonset moonset.fill photo.on.rectangle.angled \
    rectangle.on.rectangle.angled sunrise sunrise.fill sunset sunset.fill; 1.25 1.05 \
    arrow.up.and.person.rectangle.portrait; 1.25 1.06 calendar.badge.checkmark calendar.badge.clock \
    calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus note.text.badge.plus; 1.25 1.07 \
    accessibility.badge.arrow.up.right clock.badge.checkmark clock.badge.checkmark.fill \
    clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.badge.questionmark \
    clock.badge.questionmark.fill clock.badge.xmark clock.badge.xmark.fill \
    gauge.with.dots.needle.bottom.50percent.badge.minus gauge.with.dots.needle.bottom.50percent.badge.plus \
    globe.badge.chevron.backward pencil.tip.crop.circle.badge.arrow.forward \
    pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.badge.minus \
    pencil.tip.crop.circle.badge.minus.fill pencil.tip.crop.circle.badge.plus \
    pencil.tip.crop.circle.badge.plus.fill person.crop.circle.badge.checkmark person.crop.circle.badge.clock \
    person.crop.circle.badge.clock.fill person.crop.circle.badge.exclamationmark \
    person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.fill \
    person.crop.circle.badge.minus person.crop.circle.badge.moon person.crop.circle.badge.moon.fill \
    person.crop.circle.badge.plus person.crop.circle.badge.questionmark \
    person.crop.circle.badge.questionmark.fill person.crop.circle.badge.xmark \
    person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.minus \
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark \
    steeringwheel.badge.exclamationmark voiceover; 1.25 1.08 hand.point.up.left.and.text; 1.25 1.25 \
    fuelpump.slash fuelpump.slash.fill; 1.26 0.81 playpause window.horizontal; 1.26 0.87 airplane.departure; \
    1.26 1.02 camera.on.rectangle pip pip.enter pip.exit pip.swap viewfinder.trianglebadge.exclamationmark; \
    1.26 1.22 dot.circle.and.cursorarrow; 1.26 1.27 tree tree.fill; 1.27 0.58 infinity; 1.27 0.88 \
    dot.radiowaves.left.and.right; 1.27 0.95 cup.and.saucer cup.and.saucer.fill; 1.27 1.06 \
    mail.and.text.magnifyingglass rectangle.and.text.magnifyingglass; 1.27 1.11 arkit.badge.xmark; 1.27 1.16 \
    rectangle.and.hand.point.up.left.fill; 1.27 1.2 burst; 1.27 1.27 rectangle.on.rectangle.slash \
    rectangle.portrait.on.rectangle.portrait.slash; 1.27 1.31 \
    rectangle.portrait.on.rectangle.portrait.slash.fill; 1.28 0.57 circle.grid.2x1 circle.grid.2x1.fill; \
    1.28 0.84 cloud.moon; 1.28 0.88 person.fill.and.arrow.left.and.arrow.right; 1.28 0.9 \
    calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right \
    person.and.arrow.left.and.arrow.right; 1.28 1.06 apple.terminal.on.rectangle.fill \
    lock.rectangle.on.rectangle.fill photo.fill.on.rectangle.fill play.rectangle.on.rectangle.fill \
    plus.rectangle.fill.on.rectangle.fill rectangle.fill.on.rectangle.fill; 1.28 1.08 brain brain.fill; 1.28 \
    1.09 guitars guitars.fill; 1.28 1.11 figure.rugby; 1.28 1.18 tray.2.fill; 1.28 1.21 fireworks; 1.28 1.23 \
    cloud.moon.rain; 1.28 1.25 cloud.moon.bolt; 1.28 1.27 rectangle.on.rectangle.slash.fill; 1.29 0.77 \
    bathtub; 1.29 0.81 banknote banknote.fill; 1.29 0.87 taillight.fog taillight.fog.fill; 1.29 0.91 \
    arrow.up.and.down.text.horizontal; 1.29 0.92 lungs lungs.fill; 1.29 0.94 \
    text.line.first.and.arrowtriangle.forward; 1.29 1.06 tshirt.fill; 1.29 1.07 tshirt; 1.29 1.09 \
    gear.badge.checkmark gear.badge.questionmark gear.badge.xmark; 1.29 1.11 livephoto.badge.automatic; 1.29 \
    1.12 l.joystick.tilt.left l.joystick.tilt.left.fill; 1.29 1.13 fan.badge.automatic.fill; 1.29 1.14 \
    fan.badge.automatic; 1.29 1.25 ev.charger.slash.fill; 1.3 0.5 mediastick; 1.3 0.72 function; 1.3 0.9 \
    arrowshape.bounce.right arrowshape.bounce.right.fill arrowshape.turn.up.backward.2 \
    arrowshape.turn.up.left.2; 1.3 0.95 creditcard.and.123; 1.3 1.02 lock.open.trianglebadge.exclamationmark \
    lock.open.trianglebadge.exclamationmark.fill; 1.3 1.13 fan.ceiling fan.ceiling.fill; 1.3 1.17 \
    figure.dress.line.vertical.figure; 1.31 0.87 bold.underline; 1.31 0.94 speaker.wave.3 \
    speaker.wave.3.fill; 1.31 0.97 ipad.and.iphone; 1.31 1.05 arrowshape.turn.up.backward.badge.clock \
    arrowshape.turn.up.backward.badge.clock.fill; 1.31 1.06 car.window.left.badge.exclamationmark \
    car.window.left.badge.xmark stethoscope; 1.31 1.09 rectangle.fill.on.rectangle.angled.fill; 1.31 1.12 \
    square.on.square.badge.person.crop; 1.31 1.18 graduationcap.fill; 1.31 1.2 ipad.and.iphone.slash; 1.32 \
    0.83 eye.fill; 1.32 0.85 cellularbars; 1.32 0.9 sportscourt sportscourt.fill; 1.32 0.94 \
    plus.rectangle.on.folder; 1.32 1.01 eye.slash.fill; 1.32 1.03 arrow.turn.up.forward.iphone \
    arrow.turn.up.forward.iphone.fill; 1.32 1.11 at.badge.minus at.badge.plus dog.fill; 1.32 1.13 cat.fill; \
    1.32 1.2 hands.clap; 1.33 0.83 figure.pilates; 1.33 0.84 eye; 1.33 0.87 pencil.and.scribble; 1.33 0.88 \
    earbuds; 1.33 0.89 externaldrive.fill.trianglebadge.exclamationmark; 1.33 1.01 eye.slash; 1.33 1.02 \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill; 1.33 1.09 camera.on.rectangle.fill \
    pip.fill; 1.33 1.11 eraser.line.dashed eraser.line.dashed.fill; 1.33 1.13 message.badge.waveform; 1.33 \
    1.14 message.badge.waveform.fill; 1.33 1.15 cat; 1.33 1.19 graduationcap \
    square.stack.3d.up.trianglebadge.exclamationmark square.stack.3d.up.trianglebadge.exclamationmark.fill; \
    1.33 1.26 aqi.high; 1.34 0.77 backward backward.fill forward forward.fill; 1.34 0.78 \
    train.side.front.car; 1.34 0.89 cloud.moon.fill; 1.34 0.96 \
    water.waves.and.arrow.down.trianglebadge.exclamationmark; 1.34 1.06 gearshape.2; 1.34 1.21 \
    cloud.moon.rain.fill; 1.34 1.24 cloud.moon.bolt.fill; 1.34 1.25 ev.charger.slash; 1.34 1.34 skis.fill; \
    1.35 0.6 bolt.horizontal bolt.horizontal.fill; 1.35 0.89 rectangle.3.group.fill; 1.35 1 scissors; 1.35 \
    1.04 figure.handball; 1.35 1.07 gearshape.2.fill; 1.35 1.12 square.on.square.badge.person.crop.fill; \
    1.35 1.13 dog; 1.35 1.17 video.slash; 1.35 1.23 square.stack.3d.up.badge.automatic \
    square.stack.3d.up.badge.automatic.fill; 1.35 1.25 hands.clap.fill; 1.35 1.28 lizard; 1.35 1.35 skis; \
    1.36 0.9 externaldrive.fill.badge.wifi externaldrive.trianglebadge.exclamationmark; 1.36 0.98 \
    headlight.high.beam headlight.high.beam.fill headlight.low.beam headlight.low.beam.fill; 1.36 1.03 \
    arrowshape.turn.up.backward.2.fill arrowshape.turn.up.left.2.fill; 1.36 1.05 fish.fill; 1.36 1.07 \
    memories.badge.minus memories.badge.plus; 1.36 1.26 lizard.fill; 1.37 0.92 \
    chevron.left.forwardslash.chevron.right; 1.37 1 circle.and.line.horizontal \
    circle.and.line.horizontal.fill; 1.37 1.17 video.slash.fill; 1.37 1.27 \
    cursorarrow.and.square.on.square.dashed; 1.38 0.51 mustache; 1.38 0.77 visionpro visionpro.fill; 1.38 \
    0.83 light.recessed light.recessed.fill light.recessed.inverse; 1.38 0.88 arcade.stick.console \
    arcade.stick.console.fill; 1.38 0.89 rectangle.3.group; 1.38 0.91 externaldrive.badge.wifi; 1.38 0.97 \
    externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark \
    externaldrive.fill.badge.minus externaldrive.fill.badge.person.crop externaldrive.fill.badge.plus \
    externaldrive.fill.badge.questionmark externaldrive.fill.badge.timemachine \
    externaldrive.fill.badge.xmark; 1.38 0.98 folder.badge.gearshape folder.badge.minus \
    folder.badge.person.crop folder.badge.plus folder.badge.questionmark folder.fill.badge.gearshape \
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus \
    folder.fill.badge.questionmark; 1.38 1 circle.dotted.and.circle envelope.badge envelope.badge.fill; 1.38 \
    1.07 fish; 1.38 1.08 ipad.gen2.landscape.badge.play ipad.landscape.badge.play; 1.38 1.1 cart.badge.minus \
    cart.badge.plus cart.badge.questionmark; 1.38 1.11 cart.fill.badge.minus cart.fill.badge.plus \
    cart.fill.badge.questionmark; 1.38 1.17 visionpro.slash visionpro.slash.fill; 1.38 1.22 \
    rectangle.stack.badge.minus rectangle.stack.badge.person.crop rectangle.stack.badge.play \
    rectangle.stack.badge.plus; 1.39 0.47 mustache.fill; 1.39 0.72 baseball.diamond.bases; 1.39 0.86 torus; \
    1.39 0.89 engine.combustion.fill; 1.39 0.9 square.grid.3x2 square.grid.3x2.fill; 1.39 0.93 wifi.router \
    wifi.router.fill; 1.39 0.98 externaldrive.badge.checkmark externaldrive.badge.exclamationmark \
    externaldrive.badge.minus externaldrive.badge.person.crop externaldrive.badge.plus \
    externaldrive.badge.questionmark externaldrive.badge.timemachine externaldrive.badge.xmark; 1.39 1.01 \
    plus.rectangle.on.folder.fill; 1.39 1.18 chart.bar.xaxis.ascending.badge.clock; 1.4 0.8 personalhotspot; \
    1.4 0.94 person.2.fill; 1.4 1.08 figure.2; 1.4 1.11 waveform.path.badge.minus waveform.path.badge.plus; \
    1.4 1.12 bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right \
    bubble.left.and.text.bubble.right; 1.4 1.22 person.2.slash.fill; 1.41 0.73 road.lanes; 1.41 0.79 \
    laptopcomputer lock.laptopcomputer macbook macbook.gen1 macbook.gen2 play.laptopcomputer; 1.41 0.89 \
    engine.combustion gamecontroller gamecontroller.fill; 1.41 0.94 puzzlepiece.fill; 1.41 0.99 tent.2 \
    tent.2.fill; 1.41 1.11 laptopcomputer.slash; 1.42 0.99 cloud.sun figure.stand.line.dotted.figure.stand; \
    1.42 1 windshield.front.and.wiper; 1.42 1.02 tablecells.badge.ellipsis; 1.42 1.03 truck.box.fill; 1.42 \
    1.04 truck.box; 1.42 1.07 envelope.badge.shield.half.filled; 1.42 1.15 \
    airplayvideo.badge.exclamationmark; 1.42 1.22 rectangle.stack.badge.person.crop.fill \
    rectangle.stack.badge.play.fill rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.plus; 1.42 \
    1.37 cloud.sun.rain; 1.42 1.4 cloud.sun.bolt; 1.43 0.75 rainbow; 1.43 0.81 backward.end.alt \
    forward.end.alt; 1.43 0.83 headlight.daytime headlight.daytime.fill; 1.43 0.97 person.2 \
    rectangle.inset.filled.and.person.filled; 1.43 1.06 person.crop.rectangle.badge.plus \
    photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark photo.badge.checkmark.fill \
    photo.badge.plus photo.badge.plus.fill rectangle.center.inset.filled.badge.plus \
    rectangle.dashed.badge.record; 1.43 1.22 person.2.slash; 1.44 0.91 airpodspro; 1.44 0.94 puzzlepiece; \
    1.45 0.64 recordingtape; 1.45 0.66 battery.0percent battery.100percent battery.25percent \
    battery.50percent battery.75percent; 1.45 0.79 battery.100percent.bolt; 1.45 0.88 macbook.and.iphone; \
    1.45 0.9 creditcard.trianglebadge.exclamationmark; 1.45 0.95 keyboard.badge.eye keyboard.badge.eye.fill; \
    1.45 1.02 arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill; 1.45 1.1 tv.and.mediabox \
    tv.and.mediabox.fill; 1.46 0.65 hifireceiver hifireceiver.fill videoprojector.fill; 1.46 0.67 \
    videoprojector; 1.46 0.83 shareplay; 1.46 0.9 creditcard.trianglebadge.exclamationmark.fill; 1.46 1.02 \
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right; 1.46 1.04 window.casement; 1.46 1.05 \
    hare.fill; 1.46 1.07 envelope.badge.person.crop envelope.badge.shield.half.filled.fill; 1.46 1.1 \
    shareplay.slash; 1.46 1.22 figure.walk.motion.trianglebadge.exclamationmark; 1.46 1.33 \
    envelope.open.badge.clock; 1.47 0.51 figure.core.training; 1.47 0.8 playpause.fill; 1.47 0.94 \
    externaldrive.fill.badge.icloud; 1.47 0.95 externaldrive.badge.icloud; 1.47 1 tent tent.fill; 1.47 1.02 \
    tablecells.fill.badge.ellipsis; 1.47 1.04 cloud.sun.fill; 1.47 1.05 \
    desktopcomputer.trianglebadge.exclamationmark display.trianglebadge.exclamationmark; 1.47 1.06 \
    person.crop.rectangle.badge.plus.fill; 1.47 1.07 signature; 1.47 1.13 figure.2.and.child.holdinghands; \
    1.47 1.18 bubble.left.and.bubble.right.fill bubble.left.and.exclamationmark.bubble.right.fill \
    bubble.left.and.text.bubble.right.fill; 1.47 1.37 cloud.sun.rain.fill; 1.47 1.4 cloud.sun.bolt.fill; \
    1.48 0.67 shoe shoe.fill; 1.48 1.01 video.badge.checkmark video.badge.ellipsis video.badge.plus; 1.49 \
    0.72 textformat.123; 1.49 0.75 facemask facemask.fill; 1.49 0.86 sofa.fill; 1.49 0.93 \
    arrow.left.and.line.vertical.and.arrow.right arrow.right.and.line.vertical.and.arrow.left; 1.49 1.07 \
    envelope.badge.person.crop.fill; 1.5 0.93 keyboard.badge.ellipsis keyboard.badge.ellipsis.fill; 1.5 1.03 \
    video.badge.waveform.fill; 1.5 1.04 video.badge.waveform; 1.5 1.1 \
    door.garage.closed.trianglebadge.exclamationmark door.garage.open.trianglebadge.exclamationmark; 1.5 \
    1.24 chandelier.fill; 1.51 0.51 sunglasses sunglasses.fill; 1.51 0.72 textformat.abc; 1.51 0.86 sofa; \
    1.51 0.88 frying.pan.fill; 1.51 1 video.fill.badge.checkmark video.fill.badge.ellipsis \
    video.fill.badge.plus; 1.51 1.02 square.and.line.vertical.and.square \
    square.fill.and.line.vertical.and.square.fill square.filled.and.line.vertical.and.square; 1.51 1.09 \
    camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis camera.badge.ellipsis.fill; 1.51 1.1 \
    hare; 1.51 1.25 chandelier; 1.52 0.89 frying.pan; 1.52 1.03 textformat.abc.dottedunderline; 1.52 1.06 \
    tv.badge.wifi; 1.54 0.61 eyeglasses; 1.54 1.02 rectangle.and.pencil.and.ellipsis; 1.54 1.11 \
    eyeglasses.slash; 1.55 0.69 parkinglight parkinglight.fill; 1.55 0.86 \
    laptopcomputer.trianglebadge.exclamationmark; 1.55 0.93 visionpro.badge.exclamationmark \
    visionpro.badge.exclamationmark.fill visionpro.badge.play visionpro.badge.play.fill; 1.56 0.91 car.2; \
    1.56 1.03 iphone.gen3.radiowaves.left.and.right iphone.radiowaves.left.and.right; 1.56 1.04 \
    applewatch.radiowaves.left.and.right; 1.56 1.06 tv.badge.wifi.fill; 1.56 1.07 house.and.flag \
    house.and.flag.fill; 1.57 0.9 engine.combustion.badge.exclamationmark \
    engine.combustion.badge.exclamationmark.fill; 1.57 0.98 display.2; 1.58 0.73 \
    road.lane.arrowtriangle.2.inward; 1.58 0.8 backward.end.alt.fill forward.end.alt.fill; 1.58 0.9 \
    eye.trianglebadge.exclamationmark.fill; 1.58 0.98 bicycle; 1.59 0.9 eye.trianglebadge.exclamationmark; \
    1.59 1.11 person.2.badge.key.fill; 1.59 1.13 person.2.badge.key; 1.61 0.81 tortoise.fill; 1.61 1.03 \
    scissors.badge.ellipsis; 1.61 1.21 truck.box.badge.clock.fill; 1.61 1.22 truck.box.badge.clock; 1.62 \
    1.04 car.2.fill; 1.62 1.08 person.2.wave.2.fill; 1.63 1.1 person.2.wave.2; 1.64 0.81 sos; 1.64 0.83 \
    tortoise; 1.65 1.1 theatermasks; 1.65 1.13 person.2.badge.gearshape.fill; 1.67 1.14 \
    person.2.badge.gearshape; 1.72 0.86 mountain.2 shoe.2 shoe.2.fill; 1.72 1.16 theatermasks.fill; 1.73 \
    0.77 car.side.fill; 1.73 0.79 car.side; 1.73 0.8 person.line.dotted.person \
    person.line.dotted.person.fill; 1.74 1.01 bell.and.waves.left.and.right; 1.74 1.03 \
    bell.and.waves.left.and.right.fill; 1.75 1.01 alarm.waves.left.and.right \
    alarm.waves.left.and.right.fill; 1.75 1.15 arrowkeys arrowkeys.fill; 1.76 0.91 horn.blast \
    horn.blast.fill; 1.78 1 mountain.2.fill; 1.8 1.12 flag.2.crossed flag.2.crossed.fill \
    flag.checkered.2.crossed; 1.84 0.94 person.3.fill; 1.85 0.78 truck.pickup.side.fill; 1.85 0.79 \
    truck.pickup.side; 1.87 0.87 bold.italic.underline; 1.87 0.97 person.3; 1.9 0.72 abc; 1.98 0.94 \
    person.3.sequence.fill; 2 0.85 house.lodge; 2.02 0.97 person.3.sequence; 2.13 0.98 house.lodge.fill;
    """
}
