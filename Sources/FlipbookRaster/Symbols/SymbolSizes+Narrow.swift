extension SymbolSizes {
  /// Symbols less than 0.95 ems wide.
  static let narrow = """
    0.08 0.93 poweron; 0.14 0.93 exclamationmark; 0.24 0.87 chevron.compact.left chevron.compact.right; 0.32 \
    1.11 cable.connector; 0.37 1.04 mappin; 0.4 0.76 info; 0.41 0.81 pause; 0.43 1.08 \
    appletvremote.gen4.fill; 0.44 0.52 textformat.size.smaller; 0.46 1.09 figure.stand; 0.48 0.85 \
    chevron.backward chevron.forward chevron.left chevron.right; 0.48 1.08 appletvremote.gen1.fill \
    appletvremote.gen4; 0.48 1.15 flashlight.off.fill flashlight.on.fill; 0.5 0.93 exclamationmark.2; 0.51 \
    0.7 italic; 0.51 1.06 laurel.leading laurel.trailing; 0.51 1.08 figure.wave; 0.52 1.03 ipodshuffle.gen1; \
    0.53 0.93 questionmark; 0.53 0.94 arrow.triangle.pull; 0.53 1.08 appletvremote.gen1; 0.54 1.16 \
    waterbottle.fill; 0.56 0.85 chevron.left.to.line chevron.right.to.line; 0.56 0.9 sum; 0.56 1 \
    cursorarrow; 0.56 1.14 av.remote av.remote.fill; 0.56 1.16 waterbottle; 0.57 0.87 underline; 0.57 0.9 \
    hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled; 0.57 1.03 arcade.stick; 0.58 0.7 bold; \
    0.58 0.79 arrow.triangle.merge; 0.58 0.86 speaker.fill; 0.58 0.91 centsign; 0.59 0.72 character \
    textformat.size.larger; 0.59 0.82 plusminus; 0.59 0.86 speaker; 0.59 0.97 candybarphone; 0.59 1.1 \
    bitcoinsign; 0.6 0.8 pause.fill; 0.6 0.89 indianrupeesign; 0.6 0.96 arrow.up.and.down; 0.6 0.98 \
    music.note; 0.6 1.1 magicmouse magicmouse.fill; 0.61 0.92 pencil.tip; 0.61 1.1 dollarsign; 0.62 0.93 \
    parkingsign; 0.62 1.02 hurricane tropicalstorm; 0.62 1.21 key.fill; 0.63 0.89 francsign; 0.63 1.03 \
    apps.iphone iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.rear.camera ipodtouch lock.iphone; 0.63 \
    1.2 figure.dance; 0.63 1.33 balloon balloon.fill; 0.64 0.88 turkishlirasign; 0.64 1.08 thermometer.high \
    thermometer.low thermometer.medium; 0.64 1.11 video.doorbell video.doorbell.fill; 0.65 0.65 multiply; \
    0.65 0.94 chevron.up.chevron.down; 0.65 1.14 lightbulb lightbulb.fill lightbulb.led lightbulb.led.fill; \
    0.65 1.22 key; 0.66 0.89 tengesign; 0.66 0.97 ipod; 0.66 1.05 bookmark bookmark.fill; 0.66 1.07 \
    figure.walk; 0.66 1.09 figure.arms.open; 0.66 1.19 figure.elliptical; 0.66 1.33 figure.jumprope; 0.67 \
    0.65 greaterthan lessthan; 0.67 0.89 sterlingsign; 0.67 0.9 yensign; 0.67 0.96 exclamationmark.lock \
    exclamationmark.lock.fill lock lock.fill; 0.67 1.13 fork.knife; 0.67 1.17 cross.vial cross.vial.fill; \
    0.67 1.2 location.north.line location.north.line.fill; 0.68 0.4 equal; 0.68 0.89 rublesign; 0.68 0.99 \
    drop drop.fill drop.halffull; 0.68 1.01 flipphone; 0.68 1.07 computermouse computermouse.fill; 0.68 1.1 \
    refrigerator.fill; 0.69 1.09 bolt bolt.fill; 0.69 1.31 figure.golf; 0.7 1.04 mic mic.fill; 0.7 1.1 \
    refrigerator; 0.7 1.16 wave.3.backward wave.3.forward wave.3.left wave.3.right; 0.7 1.23 figure.cricket; \
    0.71 0.93 purchased; 0.71 1.04 applewatch applewatch.watchface lock.applewatch; 0.71 1.05 \
    arrow.triangle.capsulepath; 0.71 1.06 chair chair.fill; 0.71 1.16 macpro.gen2 macpro.gen2.fill wineglass \
    wineglass.fill; 0.71 1.18 toilet.fill; 0.72 0.72 arrow.down.backward arrow.down.forward arrow.down.left \
    arrow.down.right arrow.up.backward arrow.up.forward arrow.up.left arrow.up.right; 0.72 1.08 \
    lightswitch.off lightswitch.off.fill lightswitch.on lightswitch.on.fill switch.programmable \
    switch.programmable.fill; 0.72 1.21 figure.highintensity.intervaltraining; 0.72 1.29 ivfluid.bag \
    ivfluid.bag.fill; 0.73 0.81 textformat.superscript; 0.73 1.08 parentheses; 0.73 1.12 compass.drawing; \
    0.73 1.15 figure.cross.training; 0.73 1.18 toilet; 0.74 0.74 dot.radiowaves.up.forward; 0.74 0.83 play \
    play.fill restart; 0.74 0.86 arrow.down.to.line.compact arrow.up.to.line.compact; 0.74 0.92 arrow.down \
    arrow.up; 0.74 1.01 arrow.down.to.line arrow.up.to.line; 0.74 1.04 building.fill door.left.hand.closed \
    door.left.hand.open door.right.hand.closed door.right.hand.open; 0.74 1.05 figure.child; 0.75 0.75 \
    circlebadge circlebadge.fill; 0.75 0.81 backward.end forward.end; 0.75 0.91 paragraphsign; 0.75 1.01 \
    hifispeaker hifispeaker.fill; 0.75 1.04 ear ear.fill hearingdevice.ear hearingdevice.ear.fill; 0.75 1.2 \
    lamp.floor lamp.floor.fill; 0.76 0.92 arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down \
    arrow.turn.right.up; 0.76 1 suit.diamond suit.diamond.fill; 0.76 1.05 lanyardcard lanyardcard.fill; 0.76 \
    1.14 pin pin.fill; 0.76 1.18 lamp.table lamp.table.fill; 0.77 0.77 line.diagonal xmark; 0.77 0.99 \
    hand.point.down.fill hand.point.up.fill; 0.77 1.01 figure.roll.runningpace; 0.77 1.02 location.north \
    location.north.fill; 0.77 1.15 figure.indoor.cycle; 0.77 1.22 figure.hiking; 0.77 1.3 suitcase.rolling \
    suitcase.rolling.fill; 0.78 0.77 applepencil applepencil.gen1 applepencil.gen2 pencil; 0.78 0.78 \
    line.diagonal.arrow; 0.78 0.8 arrowtriangle.down arrowtriangle.down.fill arrowtriangle.up \
    arrowtriangle.up.fill; 0.78 1.04 building hand.raised.fill; 0.78 1.09 menucard.fill rosette; 0.78 1.14 \
    fan.floor fan.floor.fill; 0.78 1.2 applescript.fill; 0.79 0.72 fn; 0.79 0.9 shekelsign; 0.79 0.93 \
    exclamationmark.questionmark; 0.79 0.97 apple.logo; 0.79 0.98 web.camera web.camera.fill; 0.79 1 homepod \
    homepod.fill; 0.79 1.02 entry.lever.keypad; 0.79 1.06 shower shower.fill; 0.79 1.07 figure.roll; 0.79 \
    1.12 cabinet; 0.79 1.14 cabinet.fill; 0.8 0.78 arrowtriangle.backward arrowtriangle.backward.fill \
    arrowtriangle.forward arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.fill \
    arrowtriangle.right arrowtriangle.right.fill; 0.8 0.8 stop stop.fill; 0.8 0.95 dot.radiowaves.forward \
    dot.radiowaves.right; 0.8 1.03 airport.express hand.point.down hand.point.up; 0.8 1.06 hand.raised; 0.8 \
    1.23 backpack backpack.fill; 0.81 0.09 minus; 0.81 0.72 divide strikethrough; 0.81 0.81 plus; 0.81 0.99 \
    shield.checkered shield.lefthalf.filled shield.righthalf.filled; 0.81 1.06 flame flame.fill; 0.81 1.1 \
    menucard; 0.81 1.17 ant ant.fill; 0.81 1.18 figure.fencing; 0.81 1.2 figure.stair.stepper; 0.81 1.29 \
    lightrail.fill; 0.82 0.88 person.fill; 0.82 0.9 hand.point.up.left.fill; 0.82 1.05 arrow.down.doc \
    arrow.down.doc.fill arrow.up.doc arrow.up.doc.fill book.closed book.closed.fill character.book.closed \
    character.book.closed.fill chart.bar.doc.horizontal chart.bar.doc.horizontal.fill doc doc.append \
    doc.append.fill doc.fill doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill doc.text \
    doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill doc.text.image doc.text.image.fill lock.doc \
    lock.doc.fill person.crop.artframe sdcard sdcard.fill simcard simcard.fill text.book.closed \
    text.book.closed.fill wallet.pass wallet.pass.fill; 0.82 1.07 figure.run; 0.82 1.09 doc.zipper; 0.82 1.1 \
    apps.ipad ipad ipad.gen1 ipad.gen2 lock.ipad; 0.82 1.16 watch.analog; 0.82 1.21 tram.fill; 0.82 1.24 \
    clipboard clipboard.fill figure.volleyball list.bullet.clipboard list.bullet.clipboard.fill \
    list.clipboard list.clipboard.fill; 0.83 0.8 lineweight; 0.83 0.81 pencil.slash; 0.83 1.02 \
    entry.lever.keypad.fill zzz; 0.83 1.04 window.shade.open; 0.83 1.11 drop.degreesign \
    drop.degreesign.fill; 0.83 1.16 figure.taichi; 0.84 0.83 checkmark; 0.84 0.89 eurosign; 0.84 1.03 \
    cylinder cylinder.fill cylinder.split.1x2 cylinder.split.1x2.fill iphone.and.arrow.forward; 0.84 1.04 \
    hand.raised.fingers.spread.fill; 0.84 1.06 figure.strengthtraining.functional; 0.84 1.09 \
    pencil.and.ruler.fill; 0.84 1.21 applescript; 0.84 1.23 hand.point.up.braille.fill; 0.84 1.25 \
    hand.point.up.braille; 0.85 0.48 chevron.down chevron.up control; 0.85 0.9 person; 0.85 0.95 \
    hand.point.up.left; 0.85 1.08 figure; 0.85 1.09 pencil.and.ruler; 0.85 1.15 magazine magazine.fill; 0.85 \
    1.18 figure.cooldown; 0.85 1.19 figure.baseball; 0.85 1.22 light.strip.2 light.strip.2.fill; 0.86 0.74 \
    arrow.left.to.line.compact arrow.right.to.line.compact; 0.86 0.93 exclamationmark.3; 0.86 0.99 \
    snowflake; 0.86 1.05 arrow.clockwise arrow.counterclockwise person.bust person.bust.fill; 0.86 1.08 \
    point.bottomleft.forward.to.point.topright.scurvepath \
    point.bottomleft.forward.to.point.topright.scurvepath.fill; 0.86 1.2 figure.step.training; 0.86 1.3 \
    contact.sensor contact.sensor.fill; 0.87 0.24 chevron.compact.down chevron.compact.up; 0.87 0.84 \
    textformat.subscript; 0.87 0.86 speaker.wave.1 speaker.wave.1.fill; 0.87 0.96 flag flag.checkered \
    flag.fill; 0.87 0.98 bag bag.fill; 0.87 1.01 asterisk; 0.87 1.04 mappin.slash; 0.87 1.05 \
    square.and.arrow.down.fill; 0.87 1.1 square.and.arrow.up.fill; 0.87 1.15 square.and.arrow.down; 0.87 \
    1.16 figure.martial.arts; 0.87 1.18 square.and.arrow.up; 0.88 0.88 appclip; 0.88 0.95 number; 0.88 0.96 \
    sprinkler.and.droplets sprinkler.and.droplets.fill; 0.88 1.03 iphone.gen3.slash \
    signpost.and.arrowtriangle.up signpost.and.arrowtriangle.up.fill; 0.88 1.06 hand.raised.fingers.spread; \
    0.88 1.29 lightrail; 0.89 0.86 slider.vertical.3; 0.89 0.93 percent; 0.89 0.94 powersleep; 0.89 1.07 \
    phone.arrow.right.fill rectangle.connected.to.line.below; 0.89 1.13 hourglass.badge.plus; 0.89 1.23 \
    tram; 0.89 1.24 popcorn; 0.9 0.87 arrow.triangle.branch; 0.9 0.9 app.dashed app.gift app.gift.fill clear \
    clear.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 die.face.3.fill die.face.4 \
    die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill dot.squareshape \
    dot.squareshape.fill dot.squareshape.split.2x2 mosaic mosaic.fill plus.square.dashed qrcode \
    questionmark.app.dashed questionmark.square.dashed square.bottomhalf.filled square.dashed \
    square.dashed.inset.filled square.grid.2x2 square.grid.2x2.fill square.inset.filled \
    square.lefthalf.filled square.resize.down square.resize.up square.righthalf.filled square.split.1x2 \
    square.split.1x2.fill square.split.2x1 square.split.2x1.fill square.split.2x2 square.split.2x2.fill \
    square.split.bottomrightquarter square.split.bottomrightquarter.fill square.split.diagonal \
    square.split.diagonal.fill square.tophalf.filled squareshape squareshape.fill squareshape.split.2x2 \
    squareshape.split.3x3; 0.9 0.95 humidifier humidifier.fill; 0.9 1.02 waveform; 0.9 1.05 arrowshape.down \
    arrowshape.down.fill arrowshape.up arrowshape.up.fill; 0.9 1.11 figure.mixed.cardio sparkles; 0.9 1.15 \
    lamp.desk.fill; 0.9 1.17 apps.iphone.badge.plus iphone.badge.play iphone.gen1.badge.play \
    iphone.gen2.badge.play iphone.gen3.badge.play; 0.91 0.18 ellipsis; 0.91 0.74 arrow.backward \
    arrow.forward arrow.left arrow.right; 0.91 0.8 backward.end.fill forward.end.fill; 0.91 0.81 \
    backward.frame forward.frame; 0.91 0.85 chevron.backward.2 chevron.forward.2 chevron.left.2 \
    chevron.right.2; 0.91 0.87 figure.rower; 0.91 0.9 esim esim.fill; 0.91 0.91 phone.fill play.slash \
    play.slash.fill; 0.91 0.93 arrow.uturn.down arrow.uturn.up; 0.91 1.01 curlybraces; 0.91 1.12 \
    shoeprints.fill; 0.91 1.14 doc.text.magnifyingglass mount.fill; 0.91 1.16 \
    arrow.down.and.line.horizontal.and.arrow.up arrow.up.and.line.horizontal.and.arrow.down; 0.92 0.77 \
    arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right; 0.92 0.91 \
    arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right; 0.92 0.92 command \
    location.fill plus.forwardslash.minus righttriangle righttriangle.fill suit.club.fill; 0.92 0.94 \
    suit.spade; 0.92 0.95 suit.spade.fill; 0.92 1.01 bell; 0.92 1.03 bell.fill; 0.92 1.04 \
    figure.hand.cycling; 0.92 1.13 lamp.ceiling.fill; 0.92 1.14 figure.softball; 0.92 1.23 \
    rectangle.arrowtriangle.2.inward; 0.92 1.26 car.top.door.front.left.open \
    car.top.door.front.left.open.fill dehumidifier dehumidifier.fill; 0.92 1.27 figure.stairs; 0.93 0.9 \
    eject.fill poweroutlet.type.b poweroutlet.type.b.fill; 0.93 0.92 location \
    slider.horizontal.below.rectangle suit.club switch.2; 0.93 0.93 arrow.down.left.and.arrow.up.right \
    arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right hand.wave.fill \
    phone.arrow.down.left.fill phone.arrow.up.right.fill; 0.93 1.01 alarm alarm.fill; 0.93 1.02 flask \
    flask.fill staroflife.fill; 0.93 1.05 paperclip; 0.93 1.07 tornado; 0.93 1.09 bolt.slash \
    bolt.slash.fill; 0.93 1.1 hand.tap medal.fill phone.arrow.right; 0.93 1.11 medal; 0.93 1.15 \
    mappin.and.ellipse; 0.93 1.17 lamp.desk; 0.93 1.22 figure.skating; 0.94 0.9 list.bullet.below.rectangle; \
    0.94 0.91 eject; 0.94 0.92 figure.fall; 0.94 0.93 grid; 0.94 0.94 stairs; 0.94 0.95 hand.wave; 0.94 0.96 \
    stove.fill; 0.94 1.02 gift gift.fill; 0.94 1.03 mug mug.fill; 0.94 1.04 mic.slash mic.slash.fill; 0.94 \
    1.07 fleuron fleuron.fill; 0.94 1.08 bell.badge hand.tap.fill studentdesk; 0.94 1.09 arrow.up.trash \
    arrow.up.trash.fill trash trash.fill; 0.94 1.1 bell.badge.fill lock.badge.clock lock.badge.clock.fill; \
    0.94 1.11 moon.zzz moon.zzz.fill; 0.94 1.13 align.horizontal.center align.horizontal.center.fill; 0.94 \
    1.14 mount; 0.94 1.15 arrow.left.arrow.right lamp.ceiling lamp.ceiling.inverse; 0.94 1.16 \
    figure.kickboxing; 0.94 1.17 figure.archery; 0.94 1.2 ear.badge.waveform; 0.94 1.33 balloon.2;
    """
}
