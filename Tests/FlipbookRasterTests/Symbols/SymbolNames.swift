/// Names of system symbols as scenes use them, from every category.
enum SymbolNames {
  static let all = text.split(separator: " ").map(String.init)

  private static let text = """
    0.circle 00.circle 01.circle 1.circle 12.circle.fill 3.circle.fill 4k.tv 5.square.fill 50.square \
    a.circle a.square abc accessibility accessibility.badge.arrow.up.right accessibility.fill \
    air.conditioner.horizontal air.conditioner.horizontal.fill air.conditioner.vertical air.purifier \
    air.purifier.fill airplane airplane.arrival airplane.circle airplane.circle.fill airplane.cloud \
    airplane.departure airplane.path.dotted airplane.ticket airplane.up.right airplay.audio airplay.video \
    airplayaudio airplayvideo airpods airpods.gen3 airpodsmax airpodspro airtag airtag.fill alarm \
    alarm.fill alarm.waves.left.and.right align.horizontal.left align.vertical.top allergens allergens.fill \
    alternatingcurrent american.football american.football.fill amplifier ant ant.circle ant.fill \
    antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.circle \
    antenna.radiowaves.left.and.right.slash app app.badge app.badge.fill app.connected.to.app.below.fill \
    app.dashed app.fill app.gift app.gift.fill app.specular app.translucent appclip apple.image.playground \
    apple.intelligence apple.logo apple.terminal applelogo applepencil applepencil.gen1 applescript appletv \
    appletvremote.gen1 appletvremote.gen4 applewatch applewatch.radiowaves.left.and.right \
    applewatch.side.right applewatch.slash applewatch.watchface aqi.high aqi.low aqi.medium arcade.stick \
    arcade.stick.console archivebox archivebox.circle archivebox.fill arkit arrow.2.circlepath \
    arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.backward.circle arrow.circlepath \
    arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.heart \
    arrow.counterclockwise arrow.counterclockwise.circle arrow.down arrow.down.app arrow.down.circle \
    arrow.down.circle.dotted arrow.down.circle.fill arrow.down.doc arrow.down.forward arrow.down.left \
    arrow.down.left.and.arrow.up.right arrow.down.left.video arrow.down.right \
    arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.square arrow.down.to.line \
    arrow.down.to.line.compact arrow.forward arrow.forward.circle arrow.left \
    arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right arrow.left.and.right.circle \
    arrow.left.and.right.text.vertical arrow.left.arrow.right arrow.left.arrow.right.circle \
    arrow.left.circle arrow.left.square arrow.left.to.line arrow.rectanglepath arrow.right \
    arrow.right.and.line.vertical.and.arrow.left arrow.right.circle arrow.right.circle.fill \
    arrow.right.doc.on.clipboard arrow.right.square arrow.right.to.line arrow.right.to.line.circle \
    arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill \
    arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.icloud arrow.triangle.branch \
    arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap \
    arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond arrow.trianglehead.2.clockwise \
    arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise \
    arrow.trianglehead.branch arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise \
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right arrow.trianglehead.swap \
    arrow.trianglehead.turn.up.right.circle arrow.turn.down.left arrow.turn.down.right arrow.turn.left.up \
    arrow.turn.right.up arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down \
    arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.circle arrow.up.and.down.text.horizontal \
    arrow.up.and.line.horizontal.and.arrow.down arrow.up.and.person.rectangle.portrait arrow.up.arrow.down \
    arrow.up.arrow.down.circle arrow.up.arrow.down.square arrow.up.backward \
    arrow.up.backward.and.arrow.down.forward arrow.up.bin arrow.up.circle arrow.up.circle.dotted \
    arrow.up.circle.fill arrow.up.doc arrow.up.document arrow.up.forward arrow.up.forward.app \
    arrow.up.forward.square arrow.up.heart arrow.up.left arrow.up.left.and.arrow.down.right \
    arrow.up.message arrow.up.message.fill arrow.up.right arrow.up.right.and.arrow.down.left \
    arrow.up.right.and.arrow.down.left.rectangle arrow.up.right.circle arrow.up.right.square \
    arrow.up.right.video arrow.up.square arrow.up.to.line arrow.up.to.line.compact arrow.up.trash \
    arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left arrow.uturn.left.circle \
    arrow.uturn.right arrow.uturn.up arrowkeys arrowkeys.fill arrowshape.bounce.right arrowshape.down \
    arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill arrowshape.turn.up.left \
    arrowshape.turn.up.left.2 arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.up \
    arrowshape.up.fill arrowshape.zigzag.right arrowtriangle.backward.fill arrowtriangle.down \
    arrowtriangle.down.circle arrowtriangle.down.fill arrowtriangle.forward arrowtriangle.left \
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.left.fill \
    arrowtriangle.right arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.circle \
    arrowtriangle.up.fill aspectratio aspectratio.fill at at.badge.plus at.circle atom australian.football \
    av.remote b.circle backpack backpack.circle backpack.fill backward backward.circle backward.end \
    backward.end.alt backward.end.circle backward.end.fill backward.fill backward.frame bag bag.badge.minus \
    bag.badge.plus bag.badge.questionmark bag.circle bag.fill balloon balloon.2 balloon.2.fill balloon.fill \
    bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer baseball \
    baseball.diamond.bases baseball.fill basket basket.fill basketball basketball.circle basketball.fill \
    bathtub bathtub.fill battery.0 battery.0percent battery.100 battery.100.bolt battery.100percent \
    battery.100percent.bolt battery.25 battery.25percent battery.50 battery.50percent battery.75 \
    battery.75percent batteryblock batteryblock.fill batteryblock.stack beach.umbrella beach.umbrella.fill \
    beaker beats.headphones beats.pill bed.double bed.double.circle bed.double.fill bell \
    bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.badge bell.badge.circle \
    bell.badge.fill bell.circle bell.circle.fill bell.fill bell.slash bell.slash.fill beziercurve bicycle \
    bicycle.circle binoculars binoculars.circle binoculars.fill bird bird.circle bird.fill birthday.cake \
    birthday.cake.fill bitcoinsign bitcoinsign.circle blinds.horizontal.closed blinds.vertical.open bold \
    bold.italic.underline bold.underline bolt bolt.badge.a bolt.badge.clock bolt.batteryblock bolt.car \
    bolt.car.circle bolt.car.fill bolt.circle bolt.circle.fill bolt.fill bolt.heart bolt.heart.fill \
    bolt.horizontal bolt.horizontal.circle bolt.horizontal.fill bolt.horizontal.icloud bolt.ring.closed \
    bolt.shield bolt.slash bolt.slash.fill bolt.square bolt.trianglebadge.exclamationmark bonjour book \
    book.circle book.closed book.closed.fill book.fill book.pages bookmark bookmark.circle bookmark.fill \
    bookmark.slash bookmark.square books.vertical books.vertical.circle books.vertical.fill box.truck brain \
    brain.fill brain.filled.head.profile brain.head.profile brain.head.profile.fill brazilianrealsign \
    briefcase briefcase.circle briefcase.fill bubble.left bubble.left.and.bubble.right \
    bubble.left.and.bubble.right.fill bubble.left.and.exclamationmark.bubble.right \
    bubble.left.and.text.bubble.right bubble.left.circle bubble.left.fill bubble.middle.bottom \
    bubble.middle.top bubble.right bubble.right.circle bubble.right.fill bubbles.and.sparkles \
    bubbles.and.sparkles.fill building building.2 building.2.crop.circle building.2.fill building.columns \
    building.columns.circle building.columns.fill building.fill bullseye bus bus.doubledecker bus.fill \
    button.programmable cabinet cabinet.fill cable.coaxial cable.connector cablecar cablecar.fill calendar \
    calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus \
    calendar.badge.plus calendar.circle calendar.circle.fill calendar.day.timeline.leading \
    calendar.day.timeline.left camera camera.aperture camera.badge.clock camera.badge.ellipsis \
    camera.badge.plus camera.circle camera.circle.fill camera.fill camera.filters camera.macro \
    camera.macro.circle camera.metering.center.weighted camera.metering.matrix camera.metering.spot \
    camera.on.rectangle camera.rotate camera.shutter.button camera.viewfinder capslock capslock.fill \
    capsule capsule.fill capsule.portrait captions.bubble captions.bubble.fill car car.2 car.2.fill \
    car.circle car.circle.fill car.ferry car.fill car.front.waves.up car.rear car.side car.side.fill \
    car.top.door.front.left.open car.window.left carbon.dioxide.cloud carbon.monoxide.cloud carplay carrot \
    carrot.fill carseat.left cart cart.badge.minus cart.badge.plus cart.badge.questionmark cart.circle \
    cart.fill case case.fill cat cat.circle cat.fill cellularbars centsign chair chair.fill chair.lounge \
    chair.lounge.fill chandelier chandelier.fill character character.book.closed character.bubble \
    character.bubble.ja character.cursor.ibeam character.magnify character.textbox chart.bar \
    chart.bar.doc.horizontal chart.bar.fill chart.bar.horizontal.page chart.bar.xaxis chart.bar.yaxis \
    chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.text.clipboard \
    chart.line.uptrend.xyaxis chart.line.uptrend.xyaxis.circle chart.pie chart.pie.fill chart.xyaxis.line \
    checkerboard.rectangle checkerboard.shield checkmark checkmark.arrow.trianglehead.counterclockwise \
    checkmark.bubble checkmark.circle checkmark.circle.badge.xmark checkmark.circle.fill checkmark.diamond \
    checkmark.gobackward checkmark.icloud checkmark.message checkmark.rectangle checkmark.seal \
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill \
    chevron.backward chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up \
    chevron.down chevron.down.2 chevron.down.circle chevron.down.circle.fill chevron.forward \
    chevron.forward.2 chevron.left chevron.left.2 chevron.left.chevron.left.dotted chevron.left.circle \
    chevron.left.circle.fill chevron.left.forwardslash.chevron.right chevron.left.to.line chevron.right \
    chevron.right.2 chevron.right.circle chevron.right.circle.fill chevron.right.to.line chevron.up \
    chevron.up.2 chevron.up.chevron.down chevron.up.circle chevron.up.square circle \
    circle.and.line.horizontal circle.badge.checkmark circle.bottomhalf.filled \
    circle.bottomrighthalf.checkered circle.circle circle.circle.fill circle.dashed \
    circle.dashed.inset.filled circle.dotted circle.dotted.circle circle.fill circle.grid.2x1 \
    circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross \
    circle.grid.cross.fill circle.hexagongrid circle.hexagongrid.fill circle.hexagonpath \
    circle.hexagonpath.fill circle.inset.filled circle.lefthalf.filled circle.lefthalf.striped.horizontal \
    circle.rectangle.filled.pattern.diagonalline circle.righthalf.filled circle.slash circle.square \
    circle.tophalf.filled circlebadge circlebadge.2 circlebadge.fill clear clear.fill clipboard \
    clipboard.fill clock clock.arrow.2.circlepath clock.arrow.circlepath \
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge clock.badge.checkmark \
    clock.badge.exclamationmark clock.badge.xmark clock.circle clock.fill cloud cloud.bolt cloud.bolt.fill \
    cloud.bolt.rain cloud.bolt.rain.fill cloud.circle cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog \
    cloud.fog.fill cloud.hail cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill cloud.moon \
    cloud.moon.bolt cloud.moon.bolt.fill cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain \
    cloud.rain.fill cloud.rainbow.half cloud.rainbow.half.fill cloud.sleet cloud.sleet.fill cloud.snow \
    cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain \
    cloud.sun.rain.fill coat comb comb.fill command command.circle compass.drawing computermouse \
    computermouse.fill cone cone.fill contact.sensor contextualmenu.and.cursorarrow control cooktop \
    cooktop.fill cpu cpu.fill creditcard creditcard.and.123 creditcard.circle creditcard.fill \
    creditcard.trianglebadge.exclamationmark cricket.ball crop crop.rotate cross cross.case cross.case.fill \
    cross.circle cross.circle.fill cross.fill cross.vial cross.vial.fill crown crown.fill cube cube.fill \
    cube.transparent cube.transparent.fill cup.and.heat.waves cup.and.saucer cup.and.saucer.fill \
    curlybraces curlybraces.square cursorarrow cursorarrow.and.square.on.square.dashed cursorarrow.click \
    cursorarrow.click.2 cursorarrow.motionlines cursorarrow.rays cursorarrow.square curtains.closed \
    curtains.open cylinder cylinder.fill cylinder.split.1x2 cylinder.split.1x2.fill decrease.indent \
    degreesign.celsius degreesign.fahrenheit dehumidifier delete.backward delete.forward delete.left \
    delete.left.fill delete.right deskclock deskclock.fill desktopcomputer \
    desktopcomputer.trianglebadge.exclamationmark deskview dial.high dial.low dial.low.fill dial.max \
    dial.medium dial.min diamond diamond.circle diamond.fill dice dice.fill die.face.1 die.face.2 \
    die.face.3 die.face.4 die.face.5 die.face.6 die.face.6.fill digitalcrown.arrow.clockwise.fill \
    directcurrent dishwasher dishwasher.fill display display.2 display.and.arrow.down \
    display.trianglebadge.exclamationmark distribute.horizontal.center divide divide.circle divide.square \
    dna doc doc.append doc.badge.arrow.up doc.badge.ellipsis doc.badge.gearshape doc.badge.plus doc.circle \
    doc.fill doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext \
    doc.text doc.text.fill doc.text.image doc.text.magnifyingglass doc.zipper dock.rectangle document \
    document.badge.plus document.fill document.on.document dog dog.circle dog.fill dollarsign \
    dollarsign.arrow.circlepath dollarsign.bank.building dollarsign.circle dollarsign.circle.fill \
    dollarsign.square door.french.open door.garage.closed door.garage.open door.left.hand.closed \
    door.left.hand.open door.right.hand.open door.sliding.left.hand.open \
    dot.arrowtriangles.up.right.down.left.circle dot.circle dot.circle.and.cursorarrow dot.circle.fill \
    dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward \
    dot.scope dot.square dot.squareshape dot.squareshape.split.2x2 dot.viewfinder dpad dpad.fill \
    dpad.up.filled drop drop.circle drop.circle.fill drop.degreesign drop.fill drop.halffull \
    drop.keypad.rectangle drop.transmission drop.triangle dryer dryer.fill dumbbell dumbbell.fill ear \
    ear.and.waveform ear.badge.checkmark ear.fill ear.trianglebadge.exclamationmark earbuds earbuds.case \
    earpods eject eject.circle eject.fill ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle \
    ellipsis.circle.fill ellipsis.curlybraces ellipsis.message ellipsis.rectangle ellipsis.viewfinder \
    engine.combustion engine.combustion.fill entry.lever.keypad envelope envelope.arrow.triangle.branch \
    envelope.badge envelope.badge.fill envelope.circle envelope.circle.fill envelope.fill envelope.front \
    envelope.open envelope.open.fill equal equal.circle eraser eraser.fill eraser.line.dashed escape esim \
    eurosign eurosign.circle ev.charger ev.charger.fill ev.plug.ac.type.1 exclamationmark exclamationmark.2 \
    exclamationmark.3 exclamationmark.arrow.circlepath exclamationmark.bubble exclamationmark.bubble.fill \
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud exclamationmark.lock \
    exclamationmark.octagon exclamationmark.questionmark exclamationmark.shield exclamationmark.square \
    exclamationmark.tirepressure exclamationmark.triangle exclamationmark.triangle.fill externaldrive \
    externaldrive.badge.plus externaldrive.connected.to.line.below externaldrive.fill eye eye.circle \
    eye.fill eye.slash eye.slash.circle eye.slash.fill eye.square eye.trianglebadge.exclamationmark eyebrow \
    eyedropper eyedropper.circle eyedropper.full eyedropper.halffull eyeglasses eyeglasses.slash eyes \
    eyes.inverse face.dashed face.dashed.fill face.smiling face.smiling.fill face.smiling.inverse faceid \
    facemask facemask.fill fan fan.ceiling fan.desk fan.fill fan.floor fax faxmachine ferry ferry.fill \
    fibrechannel field.of.view.wide figure figure.2 figure.2.and.child.holdinghands figure.2.arms.open \
    figure.american.football figure.and.child.holdinghands figure.archery figure.arms.open \
    figure.australian.football figure.badminton figure.barre figure.baseball figure.basketball \
    figure.bowling figure.boxing figure.child figure.child.circle figure.climbing figure.cooldown \
    figure.core.training figure.cricket figure.cross.training figure.curling figure.dance \
    figure.disc.sports figure.dress.line.vertical.figure figure.elliptical figure.equestrian.sports \
    figure.fall figure.fencing figure.fishing figure.flexibility figure.golf figure.gymnastics \
    figure.hand.cycling figure.handball figure.highintensity.intervaltraining figure.hiking figure.hockey \
    figure.hunting figure.indoor.cycle figure.jumprope figure.kickboxing figure.lacrosse \
    figure.martial.arts figure.meditation figure.mind.and.body figure.mixed.cardio figure.open.water.swim \
    figure.outdoor.cycle figure.pickleball figure.pilates figure.play figure.pool.swim figure.racquetball \
    figure.roll figure.roll.runningpace figure.rolling figure.rower figure.rugby figure.run \
    figure.run.circle figure.run.square.stack figure.sailing figure.skating figure.skiing.crosscountry \
    figure.skiing.downhill figure.snowboarding figure.soccer figure.socialdance figure.softball \
    figure.squash figure.stair.stepper figure.stairs figure.stand figure.stand.line.dotted.figure.stand \
    figure.step.training figure.strengthtraining.functional figure.strengthtraining.traditional \
    figure.surfing figure.table.tennis figure.taichi figure.tennis figure.track.and.field figure.volleyball \
    figure.walk figure.walk.arrival figure.walk.circle figure.walk.departure figure.walk.diamond \
    figure.walk.motion figure.water.fitness figure.waterpolo figure.wave figure.wave.circle \
    figure.wrestling figure.yoga figure.yoga.circle filemenu.and.selection film film.circle film.fill \
    film.stack fireplace fireplace.fill fireworks fish fish.circle fish.fill flag flag.2.crossed \
    flag.2.crossed.fill flag.badge.ellipsis flag.checkered flag.checkered.2.crossed flag.checkered.circle \
    flag.circle flag.fill flag.slash flag.square flame flame.circle flame.circle.fill flame.fill \
    flashlight.off.fill flashlight.on.fill flashlight.slash flask flask.fill fleuron fleuron.fill \
    flip.horizontal flip.horizontal.fill fn folder folder.badge.gearshape folder.badge.minus \
    folder.badge.person.crop folder.badge.plus folder.circle folder.fill football football.fill fork.knife \
    fork.knife.circle fork.knife.circle.fill formfitting.gamecontroller forward forward.circle forward.end \
    forward.end.alt forward.end.fill forward.fill forward.frame fossil.shell francsign frying.pan \
    frying.pan.fill fuelpump fuelpump.circle fuelpump.fill fuelpump.slash function fx gamecontroller \
    gamecontroller.circle gamecontroller.circle.fill gamecontroller.fill gauge gauge.high gauge.low \
    gauge.medium gauge.open.with.lines.needle.33percent gauge.with.dots.needle.33percent \
    gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.50percent gauge.with.needle \
    gauge.with.needle.fill gear gear.badge gear.badge.checkmark gear.circle gearshape gearshape.2 \
    gearshape.2.fill gearshape.arrow.triangle.2.circlepath gearshape.circle gearshape.fill gift gift.circle \
    gift.fill giftcard giftcard.fill globe globe.americas globe.americas.fill globe.asia.australia \
    globe.asia.australia.fill globe.badge.chevron.backward globe.central.south.asia globe.desk \
    globe.europe.africa globe.europe.africa.fill gobackward gobackward.10 gobackward.15 gobackward.30 \
    gobackward.5 gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.5 goforward.60 \
    goforward.plus graduationcap graduationcap.circle graduationcap.fill greaterthan greaterthan.circle \
    grid grid.circle guitars guitars.fill hammer hammer.circle hammer.fill hand.app hand.draw \
    hand.draw.fill hand.palm.facing hand.pinch hand.point.down hand.point.left hand.point.right \
    hand.point.right.fill hand.point.up hand.point.up.braille hand.point.up.fill hand.point.up.left \
    hand.point.up.left.and.text hand.point.up.left.fill hand.raised hand.raised.app hand.raised.circle \
    hand.raised.fill hand.raised.fingers.spread hand.raised.slash hand.raised.square hand.rays hand.tap \
    hand.tap.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle \
    hand.thumbsup.fill hand.thumbsup.slash hand.wave hand.wave.fill handbag handbag.fill hands.and.sparkles \
    hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill hare hare.circle hare.fill hat.cap \
    hat.widebrim hazardsign headlight.daytime headlight.high.beam headlight.low.beam headphones \
    headphones.circle hearingdevice.and.signal.meter hearingdevice.ear heart heart.circle heart.circle.fill \
    heart.fill heart.rectangle heart.slash heart.slash.fill heart.square heart.text.clipboard \
    heart.text.square heart.text.square.fill heater.vertical heater.vertical.fill hexagon hexagon.fill \
    hifireceiver hifireceiver.fill hifispeaker hifispeaker.2 hifispeaker.fill highlighter hockey.puck \
    hockey.puck.fill homekit homepod homepod.2 homepod.fill homepodmini homepodmini.fill horn horn.fill \
    hourglass hourglass.badge.plus hourglass.bottomhalf.filled hourglass.circle hourglass.circle.fill \
    hourglass.tophalf.filled house house.and.flag house.circle house.circle.fill house.fill house.lodge \
    house.lodge.fill humidifier humidifier.and.droplets humidity humidity.fill hurricane hurricane.circle \
    icloud icloud.and.arrow.down icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle icloud.fill \
    icloud.slash icloud.square increase.indent increase.quotelevel indianrupeesign indianrupeesign.circle \
    infinity infinity.circle infinity.circle.fill info info.bubble info.circle info.circle.fill info.square \
    info.triangle inset.filled.circle inset.filled.square inset.filled.tv internaldrive ipad \
    ipad.and.iphone ipad.gen1 ipad.homebutton ipad.landscape iphone iphone.app.switcher iphone.badge.play \
    iphone.circle iphone.gen1 iphone.gen2 iphone.gen3 iphone.homebutton iphone.landscape \
    iphone.radiowaves.left.and.right iphone.rear.camera iphone.slash ipod ipodshuffle.gen1 ipodtouch italic \
    italic.circle ivfluid.bag jacket key key.car key.fill key.horizontal key.horizontal.fill key.icloud \
    key.slash key.viewfinder keyboard keyboard.badge.ellipsis keyboard.chevron.compact.down keyboard.fill \
    keyboard.onehanded.left kidneys l.joystick l.joystick.tilt.left l1.button.roundedbottom.horizontal \
    ladybug ladybug.circle ladybug.fill ladybug.slash lamp.ceiling lamp.ceiling.fill lamp.desk \
    lamp.desk.fill lamp.floor lamp.floor.fill lamp.table lamp.table.fill lanyardcard lanyardcard.fill \
    laptopcomputer laptopcomputer.and.iphone laptopcomputer.slash largecircle.fill.circle laser.burst lasso \
    lasso.badge.sparkles latch.2.case leaf leaf.arrow.circlepath leaf.arrow.triangle.circlepath leaf.circle \
    leaf.circle.fill leaf.fill lessthan lessthan.circle lessthanorequalto level level.fill lifepreserver \
    lifepreserver.fill light.beacon.max light.beacon.max.fill light.beacon.min light.cylindrical.ceiling \
    light.max light.min light.panel light.recessed light.strip.2 lightbulb lightbulb.2 lightbulb.circle \
    lightbulb.fill lightbulb.led lightbulb.max lightbulb.min lightbulb.slash lightrail lightrail.fill \
    lightswitch.off lightswitch.on lightswitch.on.square line.2.horizontal.decrease.circle \
    line.3.crossed.swirl.circle line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease \
    line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal \
    line.diagonal.arrow line.horizontal.3 line.horizontal.3.circle line.horizontal.3.decrease \
    line.horizontal.3.decrease.circle line.horizontal.star.fill.line.horizontal \
    lines.measurement.horizontal lineweight link link.badge.plus link.circle link.icloud list.and.film \
    list.bullet list.bullet.below.rectangle list.bullet.circle list.bullet.indent list.bullet.rectangle \
    list.bullet.rectangle.portrait list.clipboard list.clipboard.fill list.dash list.number list.star \
    list.triangle livephoto livephoto.play livephoto.slash lizard lizard.fill location location.circle \
    location.circle.fill location.fill location.north location.north.fill location.north.line \
    location.slash location.square location.viewfinder lock lock.badge.clock lock.circle lock.circle.fill \
    lock.desktopcomputer lock.display lock.doc lock.fill lock.iphone lock.laptopcomputer lock.open \
    lock.open.fill lock.rectangle lock.rectangle.on.rectangle lock.rotation lock.shield lock.shield.fill \
    lock.slash lock.square lock.square.stack lock.trianglebadge.exclamationmark logo.playstation logo.xbox \
    lungs lungs.fill macbook macbook.and.iphone macmini macmini.fill macpro.gen1 macpro.gen3 macstudio \
    macwindow macwindow.badge.plus macwindow.on.rectangle magazine magazine.fill magicmouse magicmouse.fill \
    magnet magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill mail \
    mail.and.text.magnifyingglass mail.fill mail.stack map map.circle map.fill mappin mappin.and.ellipse \
    mappin.circle mappin.circle.fill mappin.slash mappin.square medal medal.fill medal.star mediastick \
    medical.thermometer medical.thermometer.fill megaphone megaphone.fill memories memories.badge.plus \
    memorychip memorychip.fill menubar.rectangle menucard message message.badge message.badge.filled.fill \
    message.badge.waveform message.circle message.circle.fill message.fill metronome metronome.fill mic \
    mic.and.signal.meter mic.badge.plus mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill \
    mic.square microbe microbe.circle microbe.fill microwave microwave.fill minus minus.circle \
    minus.circle.fill minus.magnifyingglass minus.plus.batteryblock minus.square moon moon.circle \
    moon.circle.fill moon.dust moon.fill moon.haze moon.haze.fill moon.stars moon.stars.circle \
    moon.stars.fill moon.zzz moon.zzz.fill moonphase.first.quarter moonphase.full.moon \
    moonphase.last.quarter moonphase.new.moon moonphase.waning.crescent moonphase.waning.gibbous \
    moonphase.waxing.crescent moonphase.waxing.gibbous moonrise moonrise.fill moonset moonset.fill moped \
    moped.fill mosaic mosaic.fill motorcycle motorcycle.fill mount mountain.2 mountain.2.circle \
    mountain.2.fill mouth mouth.fill move.3d movieclapper movieclapper.fill mug mug.fill multiply \
    multiply.circle multiply.circle.fill music.house music.mic music.mic.circle music.note music.note.house \
    music.note.list music.note.tv music.pages music.quarternote.3 mustache mustache.fill network \
    network.badge.shield.half.filled newspaper newspaper.circle newspaper.fill nose nose.fill nosign \
    nosign.app note note.text note.text.badge.plus notequal number number.circle number.square numbers \
    numbers.rectangle oar.2.crossed octagon octagon.fill opticaldisc opticaldiscdrive opticid option oval \
    oval.fill oven oven.fill paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill \
    paintpalette paintpalette.fill paperclip paperclip.badge.ellipsis paperclip.circle paperplane \
    paperplane.circle paperplane.circle.fill paperplane.fill paragraphsign parentheses parkinglight \
    parkingsign parkingsign.circle party.popper party.popper.fill path pause pause.circle pause.circle.fill \
    pause.fill pause.rectangle pawprint pawprint.circle pawprint.fill pc peacesign pedestrian.gate.closed \
    pencil pencil.and.list.clipboard pencil.and.outline pencil.and.ruler pencil.and.ruler.fill \
    pencil.and.scribble pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip \
    pencil.tip.crop.circle pentagon pentagon.fill percent person person.2 person.2.badge.gearshape \
    person.2.circle person.2.fill person.2.slash person.2.wave.2 person.3 person.3.fill person.3.sequence \
    person.3.sequence.fill person.and.arrow.left.and.arrow.right person.and.background.dotted \
    person.and.person person.badge.clock person.badge.key person.badge.minus person.badge.plus \
    person.badge.shield.checkmark person.bubble person.bust person.bust.fill person.circle \
    person.circle.fill person.crop.artframe person.crop.circle person.crop.circle.badge.checkmark \
    person.crop.circle.badge.exclamationmark person.crop.circle.badge.plus \
    person.crop.circle.badge.questionmark person.crop.circle.badge.xmark person.crop.circle.dashed \
    person.crop.circle.fill person.crop.circle.fill.badge.plus person.crop.rectangle \
    person.crop.rectangle.stack person.crop.square person.crop.square.fill person.fill \
    person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.viewfinder \
    person.fill.xmark person.line.dotted.person person.slash person.text.rectangle \
    person.text.rectangle.fill person.wave.2 personalhotspot perspective phone phone.and.waveform \
    phone.arrow.down.left phone.arrow.right phone.arrow.up.right phone.arrow.up.right.circle \
    phone.badge.plus phone.badge.waveform phone.bubble phone.circle phone.circle.fill phone.connection \
    phone.connection.fill phone.down phone.down.circle phone.down.fill phone.fill photo photo.artframe \
    photo.badge.arrow.down photo.badge.checkmark photo.badge.plus photo.circle photo.circle.fill photo.fill \
    photo.on.rectangle photo.on.rectangle.angled photo.on.rectangle.fill photo.stack photo.stack.fill \
    photo.tv pianokeys pianokeys.inverse pill pill.circle pill.circle.fill pill.fill pills pills.fill pin \
    pin.circle pin.fill pin.slash pin.square pip pip.enter pip.exit pip.fill pip.swap pipe.and.drop play \
    play.circle play.circle.fill play.desktopcomputer play.fill play.house play.laptopcomputer \
    play.rectangle play.rectangle.fill play.rectangle.on.rectangle play.slash play.square play.square.stack \
    play.square.stack.fill play.tv playpause playpause.circle playpause.fill playstation.logo plus plus.app \
    plus.app.fill plus.bubble plus.bubble.fill plus.circle plus.circle.dashed plus.circle.fill plus.diamond \
    plus.forwardslash.minus plus.magnifyingglass plus.message plus.rectangle plus.rectangle.on.folder \
    plus.square plus.square.dashed plus.square.fill plus.square.on.square plus.viewfinder plusminus \
    plusminus.circle point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted \
    point.bottomleft.forward.to.point.topright.scurvepath point.forward.to.point.capsulepath \
    point.topleft.down.curvedto.point.bottomright.up popcorn popcorn.circle popcorn.fill power power.circle \
    power.circle.fill power.dotted powercord poweroff poweron poweroutlet.type.a powerplug powerplug.fill \
    powersleep printer printer.dotmatrix printer.fill printer.filled.and.paper purchased purchased.circle \
    puzzlepiece puzzlepiece.circle puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill \
    pyramid pyramid.fill qrcode qrcode.viewfinder questionmark questionmark.app questionmark.bubble \
    questionmark.circle questionmark.circle.fill questionmark.diamond questionmark.folder \
    questionmark.square questionmark.square.dashed questionmark.text.page questionmark.video quote.bubble \
    quote.bubble.fill r.joystick r1.circle radio radio.fill rainbow rays record.circle record.circle.fill \
    recordingtape recordingtape.circle rectangle rectangle.3.group rectangle.3.group.bubble \
    rectangle.3.group.bubble.left rectangle.3.group.fill rectangle.and.arrow.up.right.and.arrow.down.left \
    rectangle.and.hand.point.up.left rectangle.and.paperclip rectangle.and.pencil.and.ellipsis \
    rectangle.and.text.magnifyingglass rectangle.arrowtriangle.2.inward rectangle.arrowtriangle.2.outward \
    rectangle.badge.checkmark rectangle.badge.plus rectangle.badge.xmark rectangle.bottomthird.inset.filled \
    rectangle.center.inset.filled rectangle.checkered rectangle.compress.vertical \
    rectangle.connected.to.line.below rectangle.dashed rectangle.expand.vertical rectangle.fill \
    rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.3x2 rectangle.inset.filled \
    rectangle.inset.filled.and.person.filled rectangle.leadinghalf.filled rectangle.lefthalf.filled \
    rectangle.leftthird.inset.filled rectangle.on.rectangle rectangle.on.rectangle.angled \
    rectangle.on.rectangle.slash rectangle.pattern.checkered rectangle.portrait \
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.portrait.fill \
    rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.angled \
    rectangle.roundedtop rectangle.slash rectangle.split.1x2 rectangle.split.2x1 rectangle.split.3x1 \
    rectangle.split.3x3 rectangle.stack rectangle.stack.badge.play rectangle.stack.badge.plus \
    rectangle.stack.fill rectangle.stack.person.crop refrigerator refrigerator.fill repeat repeat.1 \
    repeat.1.circle repeat.circle restart restart.circle return return.left rhombus rhombus.fill \
    richtext.page.fill righttriangle righttriangle.fill road.lane.arrowtriangle.2.inward road.lanes \
    road.lanes.curved.left road.lanes.curved.right rocket roller.shade.open roman.shade.closed rosette \
    rotate.3d rotate.left rotate.left.fill rotate.right rotate.right.fill rublesign rugbyball ruler \
    ruler.fill safari safari.fill sailboat sailboat.circle sailboat.fill scale.3d scale.balance scalemass \
    scalemass.fill scanner scanner.fill scissors scissors.badge.ellipsis scissors.circle scooter scope \
    screwdriver screwdriver.fill scribble scribble.variable sdcard sdcard.fill seal seal.fill seatbelt \
    sensor sensor.fill server.rack shareplay shareplay.slash shazam.logo shazam.logo.fill shekelsign shield \
    shield.checkered shield.fill shield.lefthalf.filled shield.pattern.checkered shield.righthalf.filled \
    shield.slash shift shift.fill shoe shoe.2 shoe.fill shoeprints.fill shower shower.fill shower.handheld \
    shower.sidejet shuffle shuffle.circle sidebar.leading sidebar.left sidebar.right sidebar.squares.left \
    signature signpost.and.arrowtriangle.up signpost.left signpost.right signpost.right.fill simcard \
    simcard.2 simcard.fill sink sink.fill siri skateboard skateboard.fill skew skis sleep sleep.circle \
    slider.horizontal.2.square slider.horizontal.3 slider.horizontal.below.rectangle \
    slider.horizontal.below.square.filled.and.square slider.vertical.3 slowmo smallcircle.circle \
    smallcircle.filled.circle smallcircle.filled.circle.fill smiley smiley.fill smoke smoke.circle \
    smoke.fill sneaker snowboard snowflake snowflake.circle snowflake.road.lane snowflake.slash soccerball \
    soccerball.circle soccerball.inverse sofa sofa.fill sos sos.circle sparkle sparkle.magnifyingglass \
    sparkle.text.clipboard sparkles sparkles.rectangle.stack sparkles.square.filled.on.square sparkles.tv \
    sparkles.tv.fill spatial.capture speaker speaker.badge.exclamationmark speaker.circle speaker.fill \
    speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 \
    speaker.wave.2.bubble speaker.wave.2.circle speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill \
    speaker.zzz speedometer spigot spigot.fill sportscourt sportscourt.circle sportscourt.fill sprinkler \
    sprinkler.and.droplets sprinkler.fill square square.2.layers.3d square.3.layers.3d \
    square.3.layers.3d.down.right square.and.arrow.down square.and.arrow.down.fill \
    square.and.arrow.down.on.square square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.fill \
    square.and.arrow.up.on.square square.and.at.rectangle square.and.line.vertical.and.square \
    square.and.pencil square.bottomhalf.filled square.dashed square.dashed.inset.filled square.fill \
    square.grid.2x2 square.grid.2x2.fill square.grid.3x1.below.line.grid.1x2 square.grid.3x2 \
    square.grid.3x3 square.grid.3x3.fill square.grid.4x3.fill square.inset.filled square.lefthalf.filled \
    square.on.circle square.on.square square.on.square.dashed square.resize square.resize.down \
    square.resize.up square.righthalf.filled square.slash square.split.1x2 square.split.2x1 \
    square.split.2x2 square.split.bottomrightquarter square.split.diagonal square.stack \
    square.stack.3d.down.right square.stack.3d.forward.dottedline square.stack.3d.up \
    square.stack.3d.up.fill square.stack.fill square.text.square square.tophalf.filled \
    squares.below.rectangle squareshape squareshape.controlhandles.on.squareshape.controlhandles \
    squareshape.fill squareshape.split.2x2 squareshape.split.3x3 stairs star star.bubble star.bubble.fill \
    star.circle star.circle.fill star.fill star.hexagon star.leadinghalf.filled star.lefthalf.fill \
    star.slash star.square star.square.on.square staroflife staroflife.circle staroflife.fill steeringwheel \
    steeringwheel.circle steeringwheel.slash sterlingsign sterlingsign.circle stethoscope \
    stethoscope.circle stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.circle \
    stopwatch.fill storefront storefront.fill stove stove.fill strikethrough stroller stroller.fill \
    studentdesk suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill \
    suit.spade suit.spade.fill suitcase suitcase.cart suitcase.fill suitcase.rolling suitcase.rolling.fill \
    sum sun.dust sun.haze sun.haze.fill sun.horizon sun.horizon.circle sun.horizon.fill sun.lefthalf.filled \
    sun.max sun.max.circle sun.max.fill sun.max.trianglebadge.exclamationmark sun.min sun.min.fill sun.rain \
    sun.rain.fill sun.righthalf.filled sun.snow sun.snow.fill sunglasses sunglasses.circle sunglasses.fill \
    sunrise sunrise.fill sunset sunset.fill surfboard surprised.face swatchpalette swatchpalette.fill swift \
    swiftdata switch.2 switch.programmable syringe syringe.fill table table.badge.more table.fill \
    table.furniture table.furniture.fill tablecells tablecells.badge.ellipsis tablecells.fill tachometer \
    tag tag.circle tag.fill tag.slash tag.square taillight.fog takeoutbag.and.cup.and.straw \
    takeoutbag.and.cup.and.straw.fill target teddybear teddybear.fill teletype tengesign tennis.racket \
    tennisball tennisball.fill tent tent.2 tent.circle tent.fill terminal terminal.fill testtube.2 \
    text.aligncenter text.alignleft text.alignright text.and.command.macwindow text.append \
    text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark text.below.photo \
    text.book.closed text.book.closed.fill text.bubble text.bubble.fill text.cursor text.insert \
    text.justify text.justify.left text.line.2.summary text.line.first.and.arrowtriangle.forward \
    text.line.magnify text.magnifyingglass text.page text.page.fill text.quote text.rectangle \
    text.redaction text.viewfinder text.word.spacing textbox textformat textformat.123 textformat.abc \
    textformat.alt textformat.characters textformat.size textformat.size.larger textformat.size.smaller \
    textformat.subscript textformat.superscript theatermask.and.paintbrush theatermasks theatermasks.circle \
    theatermasks.fill thermometer thermometer.brakesignal thermometer.high thermometer.low \
    thermometer.medium thermometer.snowflake thermometer.sun thermometer.sun.fill thermometer.variable \
    thunderbolt ticket ticket.fill timelapse timer timer.circle timer.circle.fill timer.square tire \
    togglepower toilet toilet.fill tooth tornado tornado.circle tortoise tortoise.circle tortoise.fill \
    torus touchid train.side.front.car train.side.middle.car train.side.rear.car tram tram.circle tram.fill \
    tram.fill.tunnel translate trapezoid.and.line.horizontal trapezoid.and.line.vertical trash trash.circle \
    trash.circle.fill trash.fill trash.slash trash.square tray tray.2 tray.and.arrow.down tray.and.arrow.up \
    tray.circle tray.circle.fill tray.fill tray.full tray.full.fill tree tree.circle tree.fill triangle \
    triangle.circle triangle.fill trophy trophy.circle trophy.fill tropicalstorm tropicalstorm.circle \
    truck.box truck.box.badge.clock truck.box.fill tshirt tshirt.circle tshirt.fill tuningfork \
    turkishlirasign tv tv.and.mediabox tv.circle tv.fill tv.inset.filled uiwindow.split.2x1 umbrella \
    umbrella.fill umbrella.percent underline vial.viewfinder video video.badge.checkmark video.badge.plus \
    video.bubble video.circle video.fill video.slash video.slash.fill video.square videoprojector \
    videoprojector.fill view.2d view.3d viewfinder viewfinder.circle viewfinder.rectangular vision.pro \
    visionpro visionpro.fill voice.control voiceover volleyball volleyball.fill wake wake.circle \
    wallet.bifold wallet.pass wallet.pass.fill wand.and.outline wand.and.rays wand.and.rays.inverse \
    wand.and.sparkles wand.and.stars wand.and.stars.inverse washer washer.circle washer.fill watch.analog \
    water.waves water.waves.and.arrow.down water.waves.and.arrow.up water.waves.slash waterbottle \
    waterbottle.fill wave.3.backward wave.3.forward wave.3.left wave.3.right wave.3.right.circle waveform \
    waveform.and.magnifyingglass waveform.and.mic waveform.badge.exclamationmark waveform.badge.mic \
    waveform.badge.plus waveform.circle waveform.circle.fill waveform.path waveform.path.badge.plus \
    waveform.path.ecg waveform.path.ecg.rectangle waveform.slash web.camera web.camera.fill widget.large \
    widget.medium widget.small widget.small.badge.plus wifi wifi.circle wifi.exclamationmark wifi.router \
    wifi.router.fill wifi.slash wifi.square wind wind.circle wind.snow wind.snow.circle window.awning \
    window.casement window.ceiling window.horizontal window.shade.open window.vertical.closed \
    window.vertical.open windshield.front.and.wiper wineglass wineglass.fill wonsign wrench.adjustable \
    wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill x.circle x.squareroot \
    xbox.logo xmark xmark.app xmark.bin xmark.bin.fill xmark.circle xmark.circle.fill xmark.diamond \
    xmark.icloud xmark.octagon xmark.octagon.fill xmark.rectangle xmark.seal xmark.seal.fill xmark.shield \
    xmark.square xmark.square.fill xserve y.circle yensign yensign.circle z.circle.fill zzz
    """
}
