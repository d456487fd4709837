extension SymbolSizes {
  /// Symbols from 0.95 to 1.2 ems wide.
  static let middle = """
    0.95 0.75 barcode; 0.95 0.95 phone sparkle; 0.95 0.96 location.magnifyingglass magnifyingglass \
    minus.magnifyingglass plus.magnifyingglass sparkle.magnifyingglass text.magnifyingglass; 0.95 0.97 \
    arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left \
    arrow.up.forward.and.arrow.down.backward arrow.up.right.and.arrow.down.left pc; 0.95 1.01 \
    light.cylindrical.ceiling.fill; 0.95 1.02 applewatch.side.right; 0.95 1.04 applewatch.slash; 0.95 1.07 \
    trophy trophy.fill; 0.95 1.08 figure.walk.arrival; 0.95 1.1 globe.desk globe.desk.fill \
    signpost.right.and.left signpost.right.and.left.fill; 0.95 1.12 arrow.left.and.right.text.vertical; 0.95 \
    1.14 figure.pickleball; 0.95 1.16 figure.tennis; 0.95 1.17 car.front.waves.up car.front.waves.up.fill; \
    0.95 1.19 book.pages book.pages.fill; 0.95 1.3 popcorn.fill; 0.96 0.6 arrow.left.and.right; 0.96 0.84 \
    arrow.triangle.swap; 0.96 0.88 homepodmini homepodmini.fill; 0.96 0.93 circle.grid.2x2 \
    circle.grid.2x2.fill; 0.96 0.94 square.grid.3x3 square.grid.3x3.fill; 0.96 0.96 barcode.viewfinder \
    camera.viewfinder doc.viewfinder doc.viewfinder.fill dot.viewfinder ellipsis.viewfinder eraser.fill \
    faceid key.viewfinder location.fill.viewfinder location.viewfinder person.fill.viewfinder \
    phone.arrow.down.left phone.arrow.up.right pill pill.fill plus.viewfinder qrcode.viewfinder stove \
    text.viewfinder vial.viewfinder viewfinder; 0.96 0.97 moon.fill; 0.96 1 cursorarrow.slash \
    hand.thumbsdown.fill hand.thumbsup.fill; 0.96 1.03 scalemass scalemass.fill staroflife; 0.96 1.08 \
    figure.walk.departure thermometer.medium.slash; 0.96 1.11 square.3.layers.3d.down.right; 0.96 1.15 \
    air.purifier air.purifier.fill; 0.96 1.17 figure.boxing; 0.96 1.19 crop.rotate; 0.96 1.27 \
    figure.lacrosse; 0.97 0.32 directcurrent; 0.97 0.86 chair.lounge chair.lounge.fill; 0.97 0.9 \
    arrow.clockwise.heart arrow.clockwise.heart.fill arrow.up.heart arrow.up.heart.fill bolt.heart \
    bolt.heart.fill calendar heart heart.fill note note.text suit.heart suit.heart.fill; 0.97 0.95 airpods \
    earpods; 0.97 0.97 appletv appletv.fill eraser sun.min sun.min.fill; 0.97 0.99 music.mic; 0.97 1.01 \
    power.dotted; 0.97 1.02 character.cursor.ibeam; 0.97 1.03 beats.headphones light.cylindrical.ceiling \
    light.cylindrical.ceiling.inverse; 0.97 1.06 lock.trianglebadge.exclamationmark.fill; 0.97 1.12 \
    figure.soccer; 0.97 1.13 dryer dryer.fill umbrella umbrella.fill; 0.97 1.14 drop.degreesign.slash \
    drop.degreesign.slash.fill; 0.97 1.16 brain.filled.head.profile brain.head.profile \
    brain.head.profile.fill; 0.97 1.2 thermometer.snowflake; 0.97 1.23 figure.track.and.field; 0.98 0.69 \
    list.dash; 0.98 0.71 list.bullet; 0.98 0.75 list.triangle; 0.98 0.78 list.star; 0.98 0.82 list.number; \
    0.98 0.83 slider.horizontal.3; 0.98 0.84 oven.fill text.aligncenter text.alignleft text.alignright \
    text.append text.insert text.justify text.justify.left text.quote text.redaction text.word.spacing; 0.98 \
    0.88 oar.2.crossed; 0.98 0.9 archivebox archivebox.fill; 0.98 0.92 text.badge.checkmark text.badge.minus \
    text.badge.plus text.badge.star text.badge.xmark; 0.98 0.94 nose.fill; 0.98 0.96 nose; 0.98 0.98 cpu \
    cpu.fill; 0.98 0.99 moon; 0.98 1 waveform.path.ecg; 0.98 1.01 moon.stars moon.stars.fill; 0.98 1.06 cone \
    cone.fill lock.trianglebadge.exclamationmark; 0.98 1.07 rotate.left rotate.left.fill rotate.right \
    rotate.right.fill; 0.98 1.09 fuelpump.fill; 0.98 1.12 dishwasher dishwasher.fill; 0.98 1.17 \
    bolt.badge.automatic bolt.badge.automatic.fill bolt.badge.checkmark bolt.badge.checkmark.fill \
    bolt.badge.clock bolt.badge.clock.fill bolt.badge.xmark bolt.badge.xmark.fill; 0.99 0.5 \
    line.3.horizontal; 0.99 0.58 line.3.horizontal.decrease; 0.99 0.85 \
    gauge.open.with.lines.needle.33percent; 0.99 0.9 scribble; 0.99 0.91 pencil.line; 0.99 0.94 \
    circle.grid.3x3.fill; 0.99 0.97 exclamationmark.tirepressure; 0.99 0.98 location.slash.fill; 0.99 0.99 \
    arrow.down.circle.dotted circle.dotted football football.fill location.slash; 0.99 1 volleyball.fill; \
    0.99 1.03 headphones; 0.99 1.05 simcard.2; 0.99 1.06 cube cube.fill cube.transparent \
    cube.transparent.fill hand.thumbsdown hand.thumbsup shippingbox shippingbox.fill; 0.99 1.08 arkit \
    car.rear.and.tire.marks; 0.99 1.09 entry.lever.keypad.trianglebadge.exclamationmark; 0.99 1.12 \
    figure.bowling; 0.99 1.13 distribute.horizontal.center distribute.horizontal.center.fill; 0.99 1.14 \
    fan.desk fan.desk.fill; 0.99 1.16 beach.umbrella beach.umbrella.fill lightbulb.slash \
    lightbulb.slash.fill; 0.99 1.22 rectangle.portrait.on.rectangle.portrait; 0.99 1.26 thermometer.sun; 1 \
    0.77 hockey.puck hockey.puck.fill; 1 0.87 wind; 1 0.9 option; 1 0.91 increase.quotelevel; 1 0.95 \
    wind.snow; 1 0.96 circle.grid.3x3 lock.open lock.open.fill; 1 0.98 airplayaudio music.note.list; 1 1 \
    accessibility accessibility.fill airtag airtag.fill bandage.fill barometer baseball baseball.fill \
    basketball basketball.fill bolt.ring.closed button.programmable camera.aperture chart.pie chart.pie.fill \
    circle.bottomhalf.filled circle.bottomhalf.filled.inverse circle.bottomrighthalf.checkered circle.dashed \
    circle.dashed.inset.filled circle.inset.filled circle.lefthalf.filled circle.lefthalf.filled.inverse \
    circle.lefthalf.striped.horizontal circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled \
    circle.righthalf.filled.inverse circle.tophalf.filled circle.tophalf.filled.inverse clock clock.fill \
    cricket.ball cricket.ball.fill deskclock deskclock.fill escape ev.plug.ac.type.1 ev.plug.ac.type.1.fill \
    face.dashed face.dashed.fill face.smiling face.smiling.inverse gauge.with.dots.needle.33percent \
    gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent \
    gauge.with.dots.needle.bottom.50percent globe globe.americas globe.americas.fill globe.asia.australia \
    globe.asia.australia.fill globe.central.south.asia globe.central.south.asia.fill globe.europe.africa \
    globe.europe.africa.fill lifepreserver lifepreserver.fill moonphase.first.quarter \
    moonphase.first.quarter.inverse moonphase.full.moon moonphase.full.moon.inverse moonphase.last.quarter \
    moonphase.last.quarter.inverse moonphase.new.moon moonphase.new.moon.inverse moonphase.waning.crescent \
    moonphase.waning.crescent.inverse moonphase.waning.gibbous moonphase.waning.gibbous.inverse \
    moonphase.waxing.crescent moonphase.waxing.crescent.inverse moonphase.waxing.gibbous \
    moonphase.waxing.gibbous.inverse network nosign opticaldisc opticaldisc.fill peacesign \
    person.crop.circle.dashed poweroff rotate.3d rotate.3d.fill safari safari.fill shazam.logo \
    shazam.logo.fill sleep soccerball soccerball.inverse steeringwheel swirl.circle.righthalf.filled \
    swirl.circle.righthalf.filled.inverse target tennisball tennisball.fill timer togglepower volleyball \
    wake; 1 1.01 cursorarrow.click cursorarrow.click.2; 1 1.02 power square.2.layers.3d testtube.2; 1 1.03 \
    iphone.gen1.slash iphone.gen2.slash iphone.slash ipodtouch.slash signpost.left signpost.left.fill \
    signpost.right signpost.right.fill; 1 1.04 window.awning window.vertical.closed window.vertical.open; 1 \
    1.07 airpodsmax externaldrive.connected.to.line.below.fill lightbulb.2; 1 1.08 square.3.layers.3d; 1 \
    1.09 checkmark.gobackward gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.45 \
    gobackward.5 gobackward.60 gobackward.75 gobackward.90 gobackward.minus goforward goforward.10 \
    goforward.15 goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90 goforward.plus \
    leaf.arrow.triangle.circlepath pyramid stopwatch stopwatch.fill; 1 1.14 ear.badge.checkmark; 1 1.17 \
    trapezoid.and.line.vertical trapezoid.and.line.vertical.fill; 1 1.18 deskview deskview.fill; 1 1.23 \
    arrow.right.doc.on.clipboard arrow.up.doc.on.clipboard doc.on.clipboard doc.on.doc; 1 1.24 \
    text.below.photo; 1 1.25 text.below.photo.fill; 1.01 0.74 arrow.backward.to.line arrow.forward.to.line \
    arrow.left.to.line arrow.right.to.line; 1.01 0.75 circlebadge.2; 1.01 0.84 oven; 1.01 0.86 eyebrow; 1.01 \
    0.93 circle.hexagongrid.fill; 1.01 0.94 circle.hexagonpath.fill; 1.01 0.96 sink sink.fill; 1.01 0.99 \
    lasso; 1.01 1 phone.connection.fill; 1.01 1.01 bandage cross.fill xbox.logo; 1.01 1.03 highlighter; 1.01 \
    1.04 at handbag handbag.fill; 1.01 1.06 stroller; 1.01 1.08 figure.yoga washer washer.fill; 1.01 1.11 \
    ear.trianglebadge.exclamationmark; 1.01 1.15 macpro.gen1 macpro.gen1.fill; 1.01 1.16 aqi.low; 1.01 1.21 \
    figure.run.square.stack figure.run.square.stack.fill lock.square.stack lock.square.stack.fill \
    person.2.crop.square.stack play.square.stack play.square.stack.fill square.stack square.stack.fill; 1.01 \
    1.23 macpro.gen3 macpro.gen3.fill; 1.01 1.4 balloon.2.fill; 1.02 0.9 move.3d; 1.02 0.92 light.beacon.min \
    light.beacon.min.fill scale.3d; 1.02 0.93 drop.triangle drop.triangle.fill hazardsign hazardsign.fill; \
    1.02 0.96 map map.fill; 1.02 1.01 eyedropper eyedropper.full eyedropper.halffull; 1.02 1.02 \
    gearshape.fill microbe microbe.fill paperplane paperplane.fill speaker.slash speaker.slash.fill; 1.02 \
    1.07 arrow.3.trianglepath pyramid.fill; 1.02 1.16 bolt.trianglebadge.exclamationmark \
    bolt.trianglebadge.exclamationmark.fill; 1.02 1.19 bus.doubledecker.fill cablecar cablecar.fill; 1.02 \
    1.23 figure.badminton; 1.02 1.27 lightbulb.min lightbulb.min.fill; 1.02 1.38 figure.climbing; 1.03 0.63 \
    iphone.gen3.landscape iphone.landscape; 1.03 0.76 water.waves; 1.03 0.8 sprinkler sprinkler.fill; 1.03 \
    0.89 car.window.left water.waves.and.arrow.down water.waves.and.arrow.up; 1.03 0.9 return return.left \
    return.right; 1.03 0.91 leaf; 1.03 0.97 phone.badge.waveform phone.badge.waveform.fill; 1.03 1 \
    bubbles.and.sparkles bubbles.and.sparkles.fill pawprint.fill; 1.03 1.02 capslock capslock.fill dice \
    h.square.on.square hand.raised.square.on.square j.square.on.square plus.square.on.square \
    r.square.on.square slider.horizontal.2.square.on.square sparkles.square.filled.on.square \
    square.filled.on.square square.on.square square.on.square.dashed star.square.on.square; 1.03 1.03 \
    square.and.pencil tuningfork; 1.03 1.04 mic.and.signal.meter mic.and.signal.meter.fill mic.badge.plus \
    mic.badge.xmark mic.fill.badge.plus mic.fill.badge.xmark; 1.03 1.05 cable.coaxial lock.slash \
    lock.slash.fill; 1.03 1.08 externaldrive.connected.to.line.below pencil.and.outline; 1.03 1.09 \
    entry.lever.keypad.trianglebadge.exclamationmark.fill fuelpump; 1.03 1.1 ipad.and.arrow.forward; 1.03 \
    1.16 paintbrush.fill; 1.03 1.18 contextualmenu.and.cursorarrow; 1.03 1.19 aqi.medium; 1.03 1.2 \
    ferry.fill; 1.03 1.21 ferry; 1.03 1.22 rectangle.portrait.on.rectangle.portrait.angled; 1.04 0.37 \
    alternatingcurrent; 1.04 0.81 hand.point.left.fill hand.point.right.fill; 1.04 0.85 \
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted; 1.04 0.87 repeat; \
    1.04 0.88 repeat.1; 1.04 0.89 figure.mind.and.body; 1.04 0.91 antenna.radiowaves.left.and.right; 1.04 \
    0.93 metronome; 1.04 0.94 scribble.variable; 1.04 0.97 circle.hexagongrid circle.hexagonpath; 1.04 1 \
    blinds.horizontal.closed blinds.vertical.closed blinds.vertical.open roman.shade.closed; 1.04 1.04 \
    fan.fill gearshape link phone.connection wand.and.rays wand.and.rays.inverse; 1.04 1.11 flag.slash \
    flag.slash.fill; 1.04 1.12 figure.basketball; 1.04 1.14 cursorarrow.motionlines; 1.04 1.16 paintbrush; \
    1.04 1.18 bus.doubledecker; 1.04 1.19 teddybear.fill; 1.04 1.22 teddybear; 1.05 0.84 poweroutlet.type.a \
    poweroutlet.type.a.fill; 1.05 0.85 memorychip memorychip.fill; 1.05 0.87 figure.wrestling; 1.05 0.89 \
    figure.gymnastics; 1.05 0.9 arrowshape.backward arrowshape.backward.fill arrowshape.forward \
    arrowshape.forward.fill arrowshape.left arrowshape.left.fill arrowshape.right arrowshape.right.fill \
    arrowshape.turn.up.backward arrowshape.turn.up.backward.fill arrowshape.turn.up.forward \
    arrowshape.turn.up.forward.fill arrowshape.turn.up.left arrowshape.turn.up.left.fill \
    arrowshape.turn.up.right arrowshape.turn.up.right.fill chart.dots.scatter chart.line.downtrend.xyaxis \
    chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line leaf.fill rectangle.grid.1x2 \
    rectangle.grid.1x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill; 1.05 0.91 shift shift.fill; 1.05 \
    0.93 metronome.fill; 1.05 0.99 figure.flexibility; 1.05 1 roller.shade.open; 1.05 1.02 building.columns \
    building.columns.fill square.grid.3x1.below.line.grid.1x2.fill; 1.05 1.03 \
    square.grid.3x1.below.line.grid.1x2; 1.05 1.05 app.badge.fill bookmark.slash bookmark.slash.fill cross \
    fan tennis.racket; 1.05 1.06 stroller.fill; 1.05 1.13 lightbulb.2.fill umbrella.percent \
    umbrella.percent.fill; 1.05 1.18 atom; 1.05 1.21 rectangle.compress.vertical; 1.05 1.31 \
    thermometer.sun.fill; 1.06 0.68 ellipsis.rectangle ellipsis.rectangle.fill; 1.06 0.88 x.squareroot; 1.06 \
    0.9 delete.backward delete.backward.fill delete.forward delete.forward.fill delete.left delete.left.fill \
    delete.right delete.right.fill; 1.06 0.98 paintbrush.pointed.fill wand.and.stars wand.and.stars.inverse; \
    1.06 1.02 cursorarrow.rays; 1.06 1.03 pawprint; 1.06 1.05 app.badge; 1.06 1.06 medical.thermometer.fill \
    rays sun.max sun.max.fill water.waves.slash waveform.slash; 1.06 1.09 trash.slash trash.slash.fill; 1.06 \
    1.12 hand.raised.slash.fill simcard.2.fill; 1.06 1.13 hand.raised.slash; 1.06 1.2 \
    cursorarrow.click.badge.clock; 1.06 1.21 figure.skiing.downhill; 1.06 1.24 figure.squash; 1.06 1.28 \
    rectangle.portrait.on.rectangle.portrait.fill; 1.06 1.29 doc.on.clipboard.fill doc.on.doc.fill; 1.07 \
    0.68 quote.closing quote.opening; 1.07 0.72 fx; 1.07 0.79 drop.keypad.rectangle \
    drop.keypad.rectangle.fill; 1.07 0.8 backward.frame.fill forward.frame.fill; 1.07 0.97 \
    figure.snowboarding; 1.07 1 paintbrush.pointed; 1.07 1.07 bell.badge.slash bell.badge.slash.fill \
    bell.slash bell.slash.fill crop dpad dpad.fill dpad.up.filled heart.slash heart.slash.fill \
    medical.thermometer storefront.fill; 1.07 1.08 antenna.radiowaves.left.and.right.slash; 1.07 1.13 \
    bus.fill; 1.07 1.14 pin.slash pin.slash.fill; 1.07 1.17 figure.australian.football; 1.08 0.84 \
    hand.point.left hand.point.right; 1.08 0.89 wonsign; 1.08 0.91 book; 1.08 0.94 figure.equestrian.sports; \
    1.08 0.97 swift; 1.08 0.99 digitalcrown.arrow.clockwise.fill; 1.08 1.01 bubble bubble.fill bubble.left \
    bubble.left.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill \
    bubble.right bubble.right.fill captions.bubble captions.bubble.fill character.bubble \
    character.bubble.fill checkmark.bubble checkmark.bubble.fill ellipsis.bubble ellipsis.bubble.fill \
    exclamationmark.bubble exclamationmark.bubble.fill info.bubble info.bubble.fill person.bubble \
    person.bubble.fill phone.bubble phone.bubble.fill plus.bubble plus.bubble.fill questionmark.bubble \
    questionmark.bubble.fill quote.bubble quote.bubble.fill rectangle.3.group.bubble \
    rectangle.3.group.bubble.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill star.bubble \
    star.bubble.fill text.bubble text.bubble.fill video.bubble video.bubble.fill; 1.08 1.02 camera.filters; \
    1.08 1.04 hearingdevice.and.signal.meter hearingdevice.and.signal.meter.fill star star.fill \
    star.leadinghalf.filled; 1.08 1.06 gear star.slash star.slash.fill touchid; 1.08 1.08 circle.slash \
    circle.slash.fill fan.slash fan.slash.fill livephoto livephoto.play network.slash skateboard \
    skateboard.fill snowflake.slash steeringwheel.slash; 1.08 1.09 moon.dust moon.dust.fill; 1.08 1.11 \
    person.badge.key.fill; 1.08 1.12 gear.badge; 1.08 1.13 person.badge.key; 1.08 1.15 car.ferry \
    car.ferry.fill; 1.08 1.21 key.slash.fill; 1.08 1.22 key.slash; 1.08 1.23 square.stack.3d.down.right \
    square.stack.3d.down.right.fill; 1.09 0.86 speaker.wave.2 speaker.wave.2.fill; 1.09 0.9 chart.bar.xaxis \
    chart.bar.xaxis.ascending rectangle.grid.2x2 rectangle.grid.2x2.fill; 1.09 0.94 amplifier; 1.09 0.99 \
    checklist digitalcrown.arrow.clockwise; 1.09 1 arrow.circlepath clock.arrow.circlepath \
    dollarsign.arrow.circlepath exclamationmark.arrow.circlepath lock.rotation; 1.09 1.03 megaphone; 1.09 \
    1.04 megaphone.fill; 1.09 1.05 newspaper.fill; 1.09 1.09 ev.charger.fill livephoto.slash tag tag.fill \
    tag.slash tag.slash.fill; 1.09 1.12 figure.american.football; 1.09 1.14 bus; 1.09 1.15 \
    bell.badge.waveform; 1.09 1.17 bell.badge.waveform.fill; 1.09 1.23 ipad.badge.play ipad.gen1.badge.play \
    ipad.gen2.badge.play; 1.1 0.99 airplane; 1.1 1.03 carseat.left carseat.left.fill; 1.1 1.05 faxmachine \
    printer printer.dotmatrix; 1.1 1.08 drop.transmission thermometer.transmission; 1.1 1.09 dice.fill \
    h.square.on.square.fill hand.raised.square.on.square.fill j.square.on.square.fill \
    phone.fill.badge.checkmark phone.fill.badge.plus plus.square.fill.on.square.fill r.square.on.square.fill \
    square.fill.on.square.fill star.square.on.square.fill; 1.1 1.1 person.slash person.slash.fill \
    shield.lefthalf.filled.slash slowmo square.slash square.slash.fill \
    squareshape.controlhandles.on.squareshape.controlhandles timelapse; 1.1 1.12 \
    person.badge.shield.checkmark.fill; 1.1 1.13 align.horizontal.left align.horizontal.left.fill \
    align.horizontal.right align.horizontal.right.fill swatchpalette; 1.1 1.14 \
    person.badge.shield.checkmark; 1.1 1.17 rectangle.expand.vertical; 1.1 1.21 doc.badge.arrow.up \
    doc.badge.clock doc.badge.ellipsis doc.badge.gearshape doc.badge.plus; 1.1 1.29 \
    rectangle.portrait.on.rectangle.portrait.angled.fill; 1.11 0.72 textformat.size; 1.11 0.88 \
    circlebadge.2.fill; 1.11 0.89 folder folder.fill questionmark.folder questionmark.folder.fill; 1.11 1 \
    memories; 1.11 1.02 arrow.up.message arrow.up.message.fill checkmark.message checkmark.message.fill \
    ellipsis.message ellipsis.message.fill message message.fill person.wave.2.fill plus.message \
    plus.message.fill; 1.11 1.05 newspaper; 1.11 1.06 figure.table.tennis; 1.11 1.07 clock.badge \
    clock.badge.fill; 1.11 1.08 cloud.fog cloud.fog.fill square.on.circle; 1.11 1.12 cloud.drizzle \
    cloud.drizzle.fill cloud.heavyrain cloud.heavyrain.fill cloud.rain cloud.rain.fill phone.badge.checkmark \
    phone.badge.plus; 1.11 1.14 cloud.hail cloud.hail.fill; 1.11 1.15 ladybug ladybug.fill; 1.11 1.17 \
    cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.snow cloud.snow.fill; 1.11 1.2 \
    cloud.sleet cloud.sleet.fill; 1.11 1.37 square.and.arrow.down.on.square; 1.11 1.4 \
    square.and.arrow.up.on.square; 1.12 0.72 textformat; 1.12 0.76 figure.rolling; 1.12 0.81 wifi; 1.12 0.82 \
    externaldrive.fill internaldrive.fill opticaldiscdrive.fill; 1.12 0.88 lines.measurement.horizontal \
    shuffle; 1.12 0.9 book.fill; 1.12 0.92 humidity humidity.fill l.joystick r.joystick; 1.12 0.97 \
    music.quarternote.3 window.ceiling; 1.12 0.98 fireplace fireplace.fill; 1.12 1.01 wifi.exclamationmark \
    wifi.slash; 1.12 1.03 person.wave.2; 1.12 1.04 figure.skiing.crosscountry hand.draw.fill; 1.12 1.06 \
    shower.handheld; 1.12 1.07 storefront sun.max.trianglebadge.exclamationmark \
    sun.max.trianglebadge.exclamationmark.fill; 1.12 1.1 syringe syringe.fill waveform.badge.mic; 1.12 1.11 \
    birthday.cake birthday.cake.fill; 1.12 1.12 carrot carrot.fill comb comb.fill; 1.12 1.13 \
    arrow.up.and.down.and.arrow.left.and.right; 1.12 1.25 sailboat sailboat.fill; 1.12 1.26 \
    swatchpalette.fill; 1.12 1.3 hands.and.sparkles; 1.13 0.84 decrease.indent field.of.view.wide \
    field.of.view.wide.fill increase.indent; 1.13 0.85 l1.button.roundedbottom.horizontal \
    l1.button.roundedbottom.horizontal.fill; 1.13 0.88 eyes.inverse squares.below.rectangle; 1.13 0.92 \
    l.joystick.fill r.joystick.fill; 1.13 0.94 align.vertical.center align.vertical.center.fill; 1.13 0.95 \
    briefcase briefcase.fill case case.fill cross.case cross.case.fill latch.2.case latch.2.case.fill \
    suitcase suitcase.fill; 1.13 0.96 cart cart.fill; 1.13 1.01 cloud.rainbow.half cloud.rainbow.half.fill; \
    1.13 1.05 camera.macro; 1.13 1.06 shower.handheld.fill; 1.13 1.07 moon.haze moon.haze.fill \
    shield.lefthalf.filled.badge.checkmark; 1.13 1.09 square.2.layers.3d.fill; 1.13 1.1 \
    align.vertical.bottom align.vertical.bottom.fill align.vertical.top align.vertical.top.fill; 1.13 1.14 \
    square.3.layers.3d.down.right.slash square.3.layers.3d.slash; 1.13 1.16 sun.haze sun.haze.fill sun.rain \
    sun.rain.fill; 1.13 1.18 sun.dust sun.dust.fill; 1.13 1.21 sun.snow sun.snow.fill; 1.14 0.72 \
    textformat.alt; 1.14 0.73 microwave.fill; 1.14 0.89 eyes; 1.14 0.92 arrow.up.arrow.down teletype; 1.14 \
    0.99 airplayvideo; 1.14 1.02 flag.badge.ellipsis flag.badge.ellipsis.fill; 1.14 1.05 basket basket.fill \
    rectangle.portrait.and.arrow.forward.fill rectangle.portrait.and.arrow.right.fill; 1.14 1.09 ev.charger; \
    1.14 1.1 brazilianrealsign movieclapper movieclapper.fill; 1.14 1.12 person.badge.clock.fill \
    person.fill.badge.minus person.fill.badge.plus; 1.14 1.14 bag.badge.minus bag.badge.plus \
    bag.badge.questionmark; 1.14 1.16 circle.grid.cross circle.grid.cross.fill wrench.adjustable \
    wrench.adjustable.fill; 1.14 1.21 doc.badge.arrow.up.fill doc.badge.clock.fill doc.badge.gearshape.fill \
    doc.fill.badge.ellipsis doc.fill.badge.plus; 1.15 0.43 phone.down.fill; 1.15 0.69 xserve; 1.15 0.71 \
    view.2d; 1.15 0.83 creditcard creditcard.fill externaldrive giftcard giftcard.fill internaldrive \
    opticaldiscdrive tray tray.fill tray.full tray.full.fill; 1.15 0.9 apple.terminal apple.terminal.fill \
    aspectratio aspectratio.fill batteryblock batteryblock.fill bolt.batteryblock bolt.batteryblock.fill \
    camera.metering.center.weighted camera.metering.matrix camera.metering.partial camera.metering.spot \
    circle.rectangle.filled.pattern.diagonalline film film.fill ipad.gen2.landscape ipad.landscape mail \
    mail.fill minus.plus.batteryblock minus.plus.batteryblock.fill photo photo.artframe photo.fill pianokeys \
    pianokeys.inverse rectangle.bottomhalf.filled rectangle.bottomthird.inset.filled \
    rectangle.center.inset.filled rectangle.checkered rectangle.dashed rectangle.inset.filled \
    rectangle.leadinghalf.filled rectangle.lefthalf.filled rectangle.leftthird.inset.filled \
    rectangle.righthalf.filled rectangle.rightthird.inset.filled rectangle.split.1x2 \
    rectangle.split.1x2.fill rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.2x2 \
    rectangle.split.2x2.fill rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3 \
    rectangle.split.3x3.fill rectangle.tophalf.filled rectangle.trailinghalf.filled scanner scanner.fill \
    server.rack sidebar.leading sidebar.left sidebar.right sidebar.squares.left sidebar.squares.right \
    sidebar.trailing tablecells tablecells.fill text.and.command.macwindow uiwindow.split.2x1 \
    viewfinder.rectangular; 1.15 0.98 pills.fill; 1.15 1.01 arrow.rectanglepath; 1.15 1.04 building.2; 1.15 \
    1.12 radio radio.fill tray.2; 1.15 1.16 tray.and.arrow.down tray.and.arrow.down.fill; 1.15 1.17 \
    air.conditioner.vertical air.conditioner.vertical.fill heater.vertical heater.vertical.fill; 1.15 1.21 \
    tray.and.arrow.up tray.and.arrow.up.fill; 1.15 1.28 bird bird.fill; 1.15 1.33 \
    dots.and.line.vertical.and.cursorarrow.rectangle; 1.16 0.65 light.min; 1.16 0.71 figure.pool.swim; 1.16 \
    0.72 view.3d; 1.16 0.76 microwave; 1.16 0.83 figure.water.fitness; 1.16 0.87 figure.open.water.swim; \
    1.16 0.9 arrow.up.bin.fill xmark.bin.fill; 1.16 0.91 bolt.car bolt.car.fill car car.fill car.rear \
    car.rear.fill; 1.16 0.92 figure.waterpolo spigot.fill; 1.16 0.94 puzzlepiece.extension.fill; 1.16 0.98 \
    desktopcomputer display lock.desktopcomputer lock.display play.desktopcomputer; 1.16 0.99 \
    light.beacon.max light.beacon.max.fill person.and.background.dotted; 1.16 1 dial.high dial.high.fill \
    dial.low dial.low.fill dial.medium dial.medium.fill; 1.16 1.01 pills; 1.16 1.07 figure.walk.motion \
    shield.lefthalf.filled.trianglebadge.exclamationmark; 1.16 1.08 hand.draw skew; 1.16 1.11 bonjour; 1.16 \
    1.13 person.badge.clock person.badge.minus person.badge.plus; 1.16 1.15 wrench.and.screwdriver \
    wrench.and.screwdriver.fill; 1.16 1.16 car.rear.and.tire.marks.slash laser.burst; 1.16 1.18 \
    figure.surfing; 1.16 1.2 display.and.arrow.down; 1.16 1.34 lightbulb.max lightbulb.max.fill; 1.17 0.67 \
    shower.sidejet shower.sidejet.fill; 1.17 0.77 cloud cloud.fill earbuds.case earbuds.case.fill; 1.17 0.9 \
    arrow.up.bin xmark.bin; 1.17 0.92 carbon.dioxide.cloud carbon.dioxide.cloud.fill carbon.monoxide.cloud \
    carbon.monoxide.cloud.fill; 1.17 1 airplane.arrival; 1.17 1.03 homekit house house.fill music.note.house \
    music.note.house.fill play.house play.house.fill; 1.17 1.04 pedestrian.gate.closed; 1.17 1.08 \
    books.vertical.fill; 1.17 1.09 message.badge message.badge.fill message.badge.filled.fill; 1.17 1.13 \
    figure.sailing; 1.17 1.15 air.conditioner.horizontal air.conditioner.horizontal.fill; 1.17 1.17 \
    batteryblock.slash batteryblock.slash.fill figure.barre minus.plus.batteryblock.slash \
    minus.plus.batteryblock.slash.fill rectangle.slash rectangle.slash.fill rectangle.split.2x1.slash \
    rectangle.split.2x1.slash.fill; 1.17 1.18 figure.strengthtraining.traditional; 1.17 1.22 \
    theatermask.and.paintbrush; 1.17 1.24 square.and.arrow.up.trianglebadge.exclamationmark; 1.17 1.33 \
    hands.and.sparkles.fill; 1.18 0.48 phone.down; 1.18 0.76 table.furniture table.furniture.fill; 1.18 0.84 \
    envelope envelope.fill list.and.film; 1.18 0.85 smoke; 1.18 0.86 speaker.zzz speaker.zzz.fill \
    trapezoid.and.line.horizontal trapezoid.and.line.horizontal.fill; 1.18 0.94 spigot; 1.18 0.95 \
    character.magnify; 1.18 0.96 cooktop cooktop.fill; 1.18 0.98 paintpalette paintpalette.fill; 1.18 1 \
    pipe.and.drop pipe.and.drop.fill; 1.18 1.06 slider.horizontal.2.square.badge.arrow.down; 1.18 1.1 \
    figure.hunting; 1.18 1.12 envelope.open envelope.open.fill; 1.18 1.14 bag.fill.badge.minus \
    bag.fill.badge.plus bag.fill.badge.questionmark; 1.18 1.15 envelope.arrow.triangle.branch \
    envelope.arrow.triangle.branch.fill square.fill.on.circle.fill; 1.18 1.16 checkmark.rectangle.stack \
    checkmark.rectangle.stack.fill figure.play film.stack film.stack.fill lock.rectangle.stack \
    lock.rectangle.stack.fill mail.stack mail.stack.fill person.crop.rectangle.stack \
    person.crop.rectangle.stack.fill photo.stack photo.stack.fill rectangle.stack rectangle.stack.fill \
    sparkles.rectangle.stack sparkles.rectangle.stack.fill; 1.18 1.17 perspective; 1.18 1.19 \
    hifispeaker.2.fill; 1.18 1.2 hifispeaker.2; 1.18 1.28 square.and.arrow.down.on.square.fill; 1.18 1.33 \
    square.and.arrow.up.on.square.fill; 1.19 0.31 space; 1.19 0.53 level level.fill ruler ruler.fill; 1.19 \
    0.83 powercord powercord.fill; 1.19 0.84 opticid opticid.fill; 1.19 0.85 airpods.gen3 sensor \
    sensor.fill; 1.19 0.86 speaker.plus speaker.plus.fill; 1.19 0.89 \
    slider.horizontal.below.square.filled.and.square; 1.19 0.99 figure.fishing; 1.19 1 \
    arrow.triangle.2.circlepath clock.arrow.2.circlepath gearshape.arrow.triangle.2.circlepath; 1.19 1.03 \
    distribute.vertical.center distribute.vertical.center.fill; 1.19 1.04 door.french.open \
    door.garage.closed door.garage.open door.sliding.left.hand.open; 1.19 1.08 \
    network.badge.shield.half.filled; 1.19 1.19 scope snowboard.fill; 1.19 1.2 allergens allergens.fill;
    """
}
