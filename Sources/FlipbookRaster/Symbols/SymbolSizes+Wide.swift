extension SymbolSizes {
  /// Symbols 1.2 ems wide and wider.
  static let wide = """
    1.2 0.899 character.textbox; 1.2 0.913 light.panel light.panel.fill; 1.201 1.091 \
    rectangle.and.hand.point.up.left; 1.202 0.861 speaker.badge.exclamationmark.fill; 1.203 1.201 \
    screwdriver.fill; 1.203 1.203 snowboard; 1.205 0.624 key.horizontal.fill; 1.205 0.925 shared.with.you; \
    1.205 1.083 figure.socialdance; 1.205 1.125 hammer.fill; 1.205 1.158 shared.with.you.slash; 1.205 1.205 \
    surfboard surfboard.fill; 1.206 1.082 books.vertical; 1.208 0.347 cable.connector.horizontal; 1.208 \
    0.803 arrow.down.left.video arrow.up.right.video questionmark.video video; 1.208 0.845 ticket \
    ticket.fill; 1.208 0.861 speaker.minus speaker.minus.fill; 1.209 0.899 arrow.2.squarepath; 1.209 1.088 \
    paperclip.badge.ellipsis; 1.212 0.861 speaker.badge.exclamationmark; 1.214 1.255 \
    square.stack.3d.forward.dottedline square.stack.3d.forward.dottedline.fill; 1.215 0.989 \
    apple.terminal.on.rectangle lock.rectangle.on.rectangle macwindow.on.rectangle photo.on.rectangle \
    play.rectangle.on.rectangle plus.rectangle.on.rectangle rectangle.inset.filled.on.rectangle \
    rectangle.on.rectangle; 1.215 1.08 waveform.badge.exclamationmark waveform.badge.minus \
    waveform.badge.plus; 1.216 1.089 waveform.badge.magnifyingglass; 1.216 1.174 building.2.fill; 1.216 \
    1.313 lasso.badge.sparkles; 1.217 0.653 key.horizontal; 1.217 0.775 train.side.middle.car \
    train.side.rear.car; 1.218 1.089 figure.2.arms.open; 1.218 1.095 link.badge.plus; 1.22 0.873 \
    figure.curling; 1.221 0.976 4k.tv.fill music.note.tv.fill play.tv.fill sparkles.tv.fill tv.fill; 1.221 \
    0.977 4k.tv music.note.tv photo.tv play.tv sparkles.tv tv tv.inset.filled; 1.221 1.151 tv.slash \
    tv.slash.fill; 1.222 1.222 screwdriver; 1.223 0.964 fossil.shell.fill; 1.223 0.965 fossil.shell; 1.224 \
    1.182 square.stack.3d.up square.stack.3d.up.fill; 1.224 1.228 square.stack.3d.up.slash \
    square.stack.3d.up.slash.fill; 1.225 0.838 squares.leading.rectangle squares.leading.rectangle.fill; \
    1.225 0.929 fibrechannel; 1.225 1.037 hand.point.up.left.and.text.fill; 1.227 0.658 light.max; 1.227 \
    0.913 chart.bar.fill; 1.228 0.713 list.bullet.indent; 1.228 0.849 arrow.clockwise.icloud \
    arrow.clockwise.icloud.fill arrow.counterclockwise.icloud arrow.counterclockwise.icloud.fill \
    arrow.triangle.2.circlepath.icloud arrow.triangle.2.circlepath.icloud.fill bolt.horizontal.icloud \
    bolt.horizontal.icloud.fill checkmark.icloud checkmark.icloud.fill exclamationmark.icloud \
    exclamationmark.icloud.fill icloud icloud.fill key.icloud key.icloud.fill link.icloud link.icloud.fill \
    lock.icloud lock.icloud.fill person.icloud person.icloud.fill xmark.icloud xmark.icloud.fill; 1.228 \
    1.041 icloud.slash icloud.slash.fill; 1.228 1.047 rectangle.portrait.and.arrow.forward \
    rectangle.portrait.and.arrow.right; 1.228 1.051 icloud.and.arrow.up.fill; 1.228 1.092 \
    icloud.and.arrow.down.fill; 1.228 1.131 icloud.and.arrow.up; 1.228 1.16 burst.fill; 1.228 1.186 \
    icloud.and.arrow.down; 1.228 1.275 theatermask.and.paintbrush.fill; 1.229 0.771 keyboard keyboard.fill \
    keyboard.onehanded.left keyboard.onehanded.left.fill; 1.229 1.036 keyboard.chevron.compact.down \
    keyboard.chevron.compact.down.fill; 1.23 1.049 faxmachine.fill; 1.23 1.052 printer.filled.and.paper; \
    1.23 1.118 printer.dotmatrix.fill printer.fill; 1.23 1.136 takeoutbag.and.cup.and.straw \
    takeoutbag.and.cup.and.straw.fill; 1.231 1.034 curtains.closed curtains.open; 1.232 0.731 \
    road.lanes.curved.left road.lanes.curved.right; 1.232 0.953 playstation.logo; 1.233 0.82 \
    point.forward.to.point.capsulepath point.forward.to.point.capsulepath.fill; 1.233 0.852 powerplug \
    powerplug.fill; 1.235 0.723 dumbbell dumbbell.fill; 1.236 1.038 rectangle.and.paperclip; 1.237 0.824 \
    bed.double bed.double.fill; 1.237 0.938 figure.outdoor.cycle; 1.237 1.201 party.popper \
    party.popper.fill; 1.238 0.96 figure.racquetball; 1.24 1.205 homepod.2 homepod.2.fill; 1.241 0.919 \
    chart.bar; 1.243 1.049 airplayaudio.badge.exclamationmark; 1.245 1.025 photo.on.rectangle.angled \
    rectangle.on.rectangle.angled; 1.246 1.246 fuelpump.slash fuelpump.slash.fill; 1.247 0.927 binoculars \
    binoculars.fill; 1.247 1.047 arrow.up.and.person.rectangle.portrait; 1.247 1.068 \
    accessibility.badge.arrow.up.right clock.badge.checkmark clock.badge.checkmark.fill \
    clock.badge.exclamationmark clock.badge.exclamationmark.fill clock.badge.questionmark \
    clock.badge.questionmark.fill clock.badge.xmark clock.badge.xmark.fill \
    pencil.tip.crop.circle.badge.arrow.forward pencil.tip.crop.circle.badge.minus; 1.248 1.068 \
    gauge.with.dots.needle.bottom.50percent.badge.minus gauge.with.dots.needle.bottom.50percent.badge.plus \
    globe.badge.chevron.backward pencil.tip.crop.circle.badge.arrow.forward.fill \
    pencil.tip.crop.circle.badge.minus.fill pencil.tip.crop.circle.badge.plus \
    pencil.tip.crop.circle.badge.plus.fill person.crop.circle.badge.checkmark person.crop.circle.badge.clock \
    person.crop.circle.badge.clock.fill person.crop.circle.badge.exclamationmark \
    person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.fill \
    person.crop.circle.badge.minus person.crop.circle.badge.moon person.crop.circle.badge.moon.fill \
    person.crop.circle.badge.plus person.crop.circle.badge.questionmark \
    person.crop.circle.badge.questionmark.fill person.crop.circle.badge.xmark \
    person.crop.circle.fill.badge.checkmark person.crop.circle.fill.badge.minus \
    person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.xmark \
    steeringwheel.badge.exclamationmark voiceover; 1.249 1.058 calendar.badge.checkmark calendar.badge.clock \
    calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus note.text.badge.plus; 1.251 \
    0.765 bathtub.fill; 1.251 0.796 sun.horizon; 1.251 0.798 sun.horizon.fill; 1.251 0.919 figure.hockey; \
    1.251 1.019 moonrise moonrise.fill moonset moonset.fill sunrise sunrise.fill sunset sunset.fill; 1.252 \
    0.955 crown crown.fill; 1.252 0.98 scooter; 1.253 0.619 mouth.fill; 1.253 0.624 mouth; 1.254 0.936 \
    capsule capsule.fill capsule.lefthalf.filled; 1.254 1.081 hand.point.up.left.and.text; 1.255 0.918 \
    smoke.fill; 1.256 0.868 airplane.departure; 1.257 0.807 playpause; 1.26 0.949 oval oval.fill; 1.262 \
    0.812 window.horizontal; 1.262 1.222 dot.circle.and.cursorarrow; 1.263 1.022 \
    viewfinder.trianglebadge.exclamationmark; 1.264 1.274 tree tree.fill; 1.265 1.023 camera.on.rectangle \
    pip pip.enter pip.exit pip.swap; 1.266 1.196 burst; 1.266 1.267 rectangle.on.rectangle.slash; 1.267 \
    1.115 arkit.badge.xmark; 1.267 1.267 rectangle.portrait.on.rectangle.portrait.slash; 1.267 1.307 \
    rectangle.portrait.on.rectangle.portrait.slash.fill; 1.268 1.156 rectangle.and.hand.point.up.left.fill; \
    1.269 0.948 cup.and.saucer cup.and.saucer.fill; 1.272 0.876 dot.radiowaves.left.and.right; 1.273 0.582 \
    infinity; 1.273 1.062 mail.and.text.magnifyingglass rectangle.and.text.magnifyingglass; 1.277 1.108 \
    figure.rugby; 1.278 1.088 guitars; 1.278 1.094 guitars.fill; 1.278 1.213 fireworks; 1.28 0.568 \
    circle.grid.2x1 circle.grid.2x1.fill; 1.281 0.899 calendar.day.timeline.leading \
    calendar.day.timeline.left calendar.day.timeline.right; 1.282 1.056 apple.terminal.on.rectangle.fill \
    lock.rectangle.on.rectangle.fill photo.fill.on.rectangle.fill play.rectangle.on.rectangle.fill \
    plus.rectangle.fill.on.rectangle.fill rectangle.fill.on.rectangle.fill; 1.283 0.844 cloud.moon; 1.283 \
    0.878 person.fill.and.arrow.left.and.arrow.right; 1.283 0.904 person.and.arrow.left.and.arrow.right; \
    1.283 1.226 cloud.moon.rain; 1.283 1.255 cloud.moon.bolt; 1.285 1.08 brain brain.fill; 1.285 1.183 \
    tray.2.fill; 1.285 1.267 rectangle.on.rectangle.slash.fill; 1.286 0.87 taillight.fog taillight.fog.fill; \
    1.286 0.914 arrow.up.and.down.text.horizontal; 1.286 1.064 tshirt.fill; 1.287 0.923 lungs lungs.fill; \
    1.289 0.807 banknote banknote.fill; 1.289 1.112 livephoto.badge.automatic; 1.289 1.246 \
    ev.charger.slash.fill; 1.291 1.069 tshirt; 1.291 1.123 l.joystick.tilt.left l.joystick.tilt.left.fill; \
    1.292 0.942 text.line.first.and.arrowtriangle.forward; 1.292 1.089 gear.badge.checkmark \
    gear.badge.questionmark gear.badge.xmark; 1.293 0.77 bathtub; 1.294 1.131 fan.badge.automatic.fill; \
    1.294 1.135 fan.badge.automatic; 1.296 0.501 mediastick; 1.296 0.896 arrowshape.turn.up.backward.2 \
    arrowshape.turn.up.left.2; 1.296 0.903 arrowshape.bounce.right arrowshape.bounce.right.fill; 1.299 1.128 \
    fan.ceiling.fill; 1.299 1.129 fan.ceiling; 1.303 0.722 function; 1.303 1.024 \
    lock.open.trianglebadge.exclamationmark lock.open.trianglebadge.exclamationmark.fill; 1.304 0.949 \
    creditcard.and.123; 1.304 1.172 figure.dress.line.vertical.figure; 1.306 0.872 bold.underline; 1.307 \
    1.057 stethoscope; 1.309 1.055 arrowshape.turn.up.backward.badge.clock \
    arrowshape.turn.up.backward.badge.clock.fill; 1.309 1.116 square.on.square.badge.person.crop; 1.31 1.058 \
    car.window.left.badge.exclamationmark car.window.left.badge.xmark; 1.31 1.18 graduationcap.fill; 1.311 \
    0.943 speaker.wave.3 speaker.wave.3.fill; 1.311 0.966 ipad.and.iphone; 1.311 1.203 \
    ipad.and.iphone.slash; 1.312 1.092 rectangle.fill.on.rectangle.angled.fill; 1.317 0.848 cellularbars; \
    1.317 1.2 hands.clap; 1.318 0.945 plus.rectangle.on.folder; 1.318 1.134 cat.fill; 1.319 0.899 \
    sportscourt sportscourt.fill; 1.32 1.114 at.badge.minus at.badge.plus; 1.323 1.108 dog.fill; 1.324 0.83 \
    eye.fill; 1.324 1.006 eye.slash.fill; 1.325 1.034 arrow.turn.up.forward.iphone \
    arrow.turn.up.forward.iphone.fill; 1.326 1.021 \
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill; 1.326 1.134 message.badge.waveform; \
    1.326 1.137 message.badge.waveform.fill; 1.328 0.884 earbuds; 1.328 1.19 graduationcap; 1.329 1.108 \
    eraser.line.dashed eraser.line.dashed.fill; 1.329 1.19 square.stack.3d.up.trianglebadge.exclamationmark \
    square.stack.3d.up.trianglebadge.exclamationmark.fill; 1.331 0.893 \
    externaldrive.fill.trianglebadge.exclamationmark; 1.332 1.089 camera.on.rectangle.fill pip.fill; 1.332 \
    1.26 aqi.high; 1.333 1.021 arrowtriangle.right.and.line.vertical.and.arrowtriangle.left; 1.334 0.833 \
    figure.pilates; 1.334 0.837 eye; 1.334 0.873 pencil.and.scribble; 1.334 1.006 eye.slash; 1.335 1.151 \
    cat; 1.336 0.957 water.waves.and.arrow.down.trianglebadge.exclamationmark; 1.337 0.886 cloud.moon.fill; \
    1.337 1.212 cloud.moon.rain.fill; 1.337 1.242 cloud.moon.bolt.fill; 1.337 1.337 skis.fill; 1.339 0.775 \
    train.side.front.car; 1.339 1.246 ev.charger.slash; 1.34 1.062 gearshape.2; 1.344 0.767 backward \
    backward.fill; 1.345 0.767 forward forward.fill; 1.346 0.604 bolt.horizontal bolt.horizontal.fill; 1.346 \
    0.996 scissors; 1.346 1.037 figure.handball; 1.346 1.255 hands.clap.fill; 1.348 1.07 gearshape.2.fill; \
    1.348 1.226 square.stack.3d.up.badge.automatic square.stack.3d.up.badge.automatic.fill; 1.349 1.116 \
    square.on.square.badge.person.crop.fill; 1.349 1.173 video.slash; 1.35 1.35 skis; 1.353 1.276 lizard; \
    1.354 0.887 rectangle.3.group.fill; 1.354 1.13 dog; 1.356 0.985 headlight.high.beam \
    headlight.high.beam.fill; 1.356 1.256 lizard.fill; 1.357 1.05 fish.fill; 1.359 0.985 headlight.low.beam \
    headlight.low.beam.fill; 1.359 1.029 arrowshape.turn.up.backward.2.fill arrowshape.turn.up.left.2.fill; \
    1.36 0.9 externaldrive.trianglebadge.exclamationmark; 1.361 1.068 memories.badge.minus \
    memories.badge.plus; 1.364 0.901 externaldrive.fill.badge.wifi; 1.366 1.173 video.slash.fill; 1.368 \
    0.996 circle.and.line.horizontal circle.and.line.horizontal.fill; 1.369 0.924 \
    chevron.left.forwardslash.chevron.right; 1.373 1.269 cursorarrow.and.square.on.square.dashed; 1.375 \
    0.888 rectangle.3.group; 1.377 0.909 externaldrive.badge.wifi; 1.377 0.996 circle.dotted.and.circle \
    envelope.badge envelope.badge.fill; 1.377 1.069 fish; 1.377 1.218 rectangle.stack.badge.minus \
    rectangle.stack.badge.person.crop rectangle.stack.badge.play rectangle.stack.badge.plus; 1.378 0.971 \
    externaldrive.fill.badge.checkmark externaldrive.fill.badge.exclamationmark \
    externaldrive.fill.badge.minus externaldrive.fill.badge.person.crop externaldrive.fill.badge.plus \
    externaldrive.fill.badge.questionmark externaldrive.fill.badge.timemachine \
    externaldrive.fill.badge.xmark; 1.379 0.976 folder.badge.gearshape folder.badge.minus \
    folder.badge.person.crop folder.badge.plus folder.badge.questionmark folder.fill.badge.gearshape \
    folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus \
    folder.fill.badge.questionmark; 1.381 1.104 cart.badge.minus cart.badge.plus cart.badge.questionmark; \
    1.381 1.112 cart.fill.badge.minus cart.fill.badge.plus cart.fill.badge.questionmark; 1.383 0.509 \
    mustache; 1.383 0.878 arcade.stick.console arcade.stick.console.fill; 1.384 0.77 visionpro \
    visionpro.fill; 1.384 0.835 light.recessed light.recessed.fill light.recessed.inverse; 1.384 1.077 \
    ipad.gen2.landscape.badge.play ipad.landscape.badge.play; 1.384 1.168 visionpro.slash \
    visionpro.slash.fill; 1.385 1.012 plus.rectangle.on.folder.fill; 1.387 0.471 mustache.fill; 1.387 0.889 \
    engine.combustion.fill; 1.388 0.861 torus; 1.389 0.899 square.grid.3x2 square.grid.3x2.fill; 1.391 0.725 \
    baseball.diamond.bases; 1.394 0.931 wifi.router wifi.router.fill; 1.394 0.979 \
    externaldrive.badge.checkmark externaldrive.badge.exclamationmark externaldrive.badge.minus \
    externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.badge.questionmark \
    externaldrive.badge.timemachine externaldrive.badge.xmark; 1.394 1.178 \
    chart.bar.xaxis.ascending.badge.clock; 1.397 0.944 person.2.fill; 1.397 1.077 figure.2; 1.397 1.22 \
    person.2.slash.fill; 1.402 1.117 bubble.left.and.bubble.right \
    bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right; 1.403 0.795 \
    personalhotspot; 1.403 1.113 waveform.path.badge.minus waveform.path.badge.plus; 1.405 0.995 tent.2 \
    tent.2.fill; 1.407 0.731 road.lanes; 1.407 0.889 engine.combustion; 1.408 0.794 laptopcomputer \
    lock.laptopcomputer macbook macbook.gen1 macbook.gen2 play.laptopcomputer; 1.408 1.115 \
    laptopcomputer.slash; 1.41 0.885 gamecontroller gamecontroller.fill; 1.414 0.94 puzzlepiece.fill; 1.416 \
    1.003 windshield.front.and.wiper; 1.416 1.218 rectangle.stack.badge.person.crop.fill \
    rectangle.stack.badge.play.fill rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.plus; 1.418 \
    1.071 envelope.badge.shield.half.filled; 1.418 1.148 airplayvideo.badge.exclamationmark; 1.419 0.987 \
    cloud.sun; 1.419 1.368 cloud.sun.rain; 1.419 1.397 cloud.sun.bolt; 1.421 0.986 \
    figure.stand.line.dotted.figure.stand; 1.422 1.026 truck.box.fill; 1.422 1.042 truck.box; 1.424 1.021 \
    tablecells.badge.ellipsis; 1.425 0.807 backward.end.alt forward.end.alt; 1.425 0.827 headlight.daytime \
    headlight.daytime.fill; 1.426 1.058 rectangle.dashed.badge.record; 1.427 0.746 rainbow; 1.427 0.971 \
    person.2; 1.427 1.058 photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.checkmark \
    photo.badge.checkmark.fill photo.badge.plus photo.badge.plus.fill; 1.427 1.059 \
    person.crop.rectangle.badge.plus rectangle.center.inset.filled.badge.plus; 1.427 1.22 person.2.slash; \
    1.434 0.966 rectangle.inset.filled.and.person.filled; 1.435 0.914 airpodspro; 1.437 0.944 puzzlepiece; \
    1.445 0.661 battery.0percent battery.100percent battery.25percent battery.50percent battery.75percent; \
    1.445 0.794 battery.100percent.bolt; 1.446 0.951 keyboard.badge.eye keyboard.badge.eye.fill; 1.452 0.637 \
    recordingtape; 1.452 0.884 macbook.and.iphone; 1.453 0.901 creditcard.trianglebadge.exclamationmark; \
    1.454 1.021 arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill; 1.454 1.105 \
    tv.and.mediabox tv.and.mediabox.fill; 1.455 0.901 creditcard.trianglebadge.exclamationmark.fill; 1.455 \
    1.021 arrowtriangle.left.and.line.vertical.and.arrowtriangle.right; 1.456 1.071 \
    envelope.badge.person.crop envelope.badge.shield.half.filled.fill; 1.456 1.216 \
    figure.walk.motion.trianglebadge.exclamationmark; 1.456 1.332 envelope.open.badge.clock; 1.457 0.65 \
    hifireceiver hifireceiver.fill videoprojector.fill; 1.457 0.668 videoprojector; 1.457 0.834 shareplay; \
    1.457 1.103 shareplay.slash; 1.462 1.036 window.casement; 1.463 1.053 hare.fill; 1.465 0.996 tent \
    tent.fill; 1.465 1.058 person.crop.rectangle.badge.plus.fill; 1.467 0.507 figure.core.training; 1.467 \
    0.795 playpause.fill; 1.467 1.02 tablecells.fill.badge.ellipsis; 1.467 1.075 signature; 1.468 1.126 \
    figure.2.and.child.holdinghands; 1.469 1.184 bubble.left.and.bubble.right.fill \
    bubble.left.and.exclamationmark.bubble.right.fill bubble.left.and.text.bubble.right.fill; 1.472 1.041 \
    cloud.sun.fill; 1.472 1.05 desktopcomputer.trianglebadge.exclamationmark \
    display.trianglebadge.exclamationmark; 1.472 1.37 cloud.sun.rain.fill; 1.474 0.941 \
    externaldrive.fill.badge.icloud; 1.474 0.949 externaldrive.badge.icloud; 1.474 1.398 \
    cloud.sun.bolt.fill; 1.481 0.674 shoe shoe.fill; 1.483 1.008 video.badge.checkmark video.badge.ellipsis \
    video.badge.plus; 1.486 0.928 arrow.left.and.line.vertical.and.arrow.right \
    arrow.right.and.line.vertical.and.arrow.left; 1.49 0.857 sofa.fill; 1.491 0.723 textformat.123; 1.493 \
    0.749 facemask facemask.fill; 1.493 1.071 envelope.badge.person.crop.fill; 1.498 1.033 \
    video.badge.waveform.fill; 1.499 1.103 door.garage.closed.trianglebadge.exclamationmark \
    door.garage.open.trianglebadge.exclamationmark; 1.5 0.93 keyboard.badge.ellipsis \
    keyboard.badge.ellipsis.fill; 1.502 1.038 video.badge.waveform; 1.505 1.244 chandelier.fill; 1.508 0.884 \
    frying.pan.fill; 1.508 1.09 camera.badge.clock camera.badge.clock.fill camera.badge.ellipsis \
    camera.badge.ellipsis.fill; 1.509 0.509 sunglasses sunglasses.fill; 1.51 0.857 sofa; 1.51 1.247 \
    chandelier; 1.512 0.721 textformat.abc; 1.512 1.021 square.and.line.vertical.and.square \
    square.fill.and.line.vertical.and.square.fill square.filled.and.line.vertical.and.square; 1.512 1.098 \
    hare; 1.514 1.001 video.fill.badge.checkmark video.fill.badge.ellipsis video.fill.badge.plus; 1.516 \
    1.029 textformat.abc.dottedunderline; 1.518 0.893 frying.pan; 1.525 1.064 tv.badge.wifi; 1.537 1.02 \
    rectangle.and.pencil.and.ellipsis; 1.541 0.609 eyeglasses; 1.541 1.115 eyeglasses.slash; 1.547 0.689 \
    parkinglight parkinglight.fill; 1.551 0.861 laptopcomputer.trianglebadge.exclamationmark; 1.554 0.933 \
    visionpro.badge.exclamationmark visionpro.badge.exclamationmark.fill visionpro.badge.play \
    visionpro.badge.play.fill; 1.557 1.075 house.and.flag house.and.flag.fill; 1.56 0.906 car.2; 1.562 1.034 \
    iphone.gen3.radiowaves.left.and.right iphone.radiowaves.left.and.right; 1.562 1.045 \
    applewatch.radiowaves.left.and.right; 1.564 1.064 tv.badge.wifi.fill; 1.566 0.896 \
    engine.combustion.badge.exclamationmark engine.combustion.badge.exclamationmark.fill; 1.572 0.984 \
    display.2; 1.582 0.731 road.lane.arrowtriangle.2.inward; 1.582 0.9 \
    eye.trianglebadge.exclamationmark.fill; 1.583 0.795 backward.end.alt.fill forward.end.alt.fill; 1.583 \
    0.981 bicycle; 1.587 0.904 eye.trianglebadge.exclamationmark; 1.589 1.128 person.2.badge.key; 1.592 \
    1.115 person.2.badge.key.fill; 1.609 0.806 tortoise.fill; 1.609 1.208 truck.box.badge.clock.fill; 1.609 \
    1.223 truck.box.badge.clock; 1.611 1.033 scissors.badge.ellipsis; 1.616 1.084 person.2.wave.2.fill; \
    1.623 1.039 car.2.fill; 1.628 1.097 person.2.wave.2; 1.64 0.814 sos; 1.643 0.826 tortoise; 1.649 1.097 \
    theatermasks; 1.651 1.128 person.2.badge.gearshape.fill; 1.666 1.142 person.2.badge.gearshape; 1.715 \
    1.163 theatermasks.fill; 1.717 0.863 mountain.2; 1.719 0.859 shoe.2 shoe.2.fill; 1.732 0.767 \
    car.side.fill; 1.732 0.793 car.side; 1.733 0.802 person.line.dotted.person \
    person.line.dotted.person.fill; 1.742 1.009 bell.and.waves.left.and.right; 1.742 1.028 \
    bell.and.waves.left.and.right.fill; 1.751 1.012 alarm.waves.left.and.right \
    alarm.waves.left.and.right.fill; 1.755 1.146 arrowkeys arrowkeys.fill; 1.762 0.911 horn.blast \
    horn.blast.fill; 1.784 0.996 mountain.2.fill; 1.801 1.123 flag.2.crossed flag.2.crossed.fill \
    flag.checkered.2.crossed; 1.84 0.944 person.3.fill; 1.852 0.776 truck.pickup.side.fill; 1.852 0.793 \
    truck.pickup.side; 1.867 0.971 person.3; 1.871 0.872 bold.italic.underline; 1.9 0.725 abc; 1.984 0.944 \
    person.3.sequence.fill; 1.998 0.85 house.lodge; 2.015 0.971 person.3.sequence; 2.13 0.983 \
    house.lodge.fill;
    """
}
