extension SymbolSizes {
  /// Symbols from 0.95 to 1.2 ems wide.
  static let middle = """
    0.95 1.025 applewatch.side.right; 0.95 1.098 globe.desk globe.desk.fill; 0.95 1.193 book.pages \
    book.pages.fill; 0.951 0.95 sparkle; 0.951 1.083 figure.walk.arrival; 0.952 0.975 \
    arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left \
    arrow.up.forward.and.arrow.down.backward arrow.up.right.and.arrow.down.left; 0.952 1.171 \
    car.front.waves.up car.front.waves.up.fill; 0.953 1.124 arrow.left.and.right.text.vertical; 0.954 0.963 \
    location.magnifyingglass magnifyingglass minus.magnifyingglass plus.magnifyingglass \
    sparkle.magnifyingglass text.magnifyingglass; 0.954 1.1 signpost.right.and.left \
    signpost.right.and.left.fill; 0.954 1.159 figure.tennis; 0.955 0.955 phone; 0.955 1.008 \
    light.cylindrical.ceiling.fill; 0.955 1.07 trophy trophy.fill; 0.956 0.956 barcode.viewfinder \
    camera.viewfinder doc.viewfinder doc.viewfinder.fill dot.viewfinder ellipsis.viewfinder faceid \
    key.viewfinder location.fill.viewfinder location.viewfinder person.fill.viewfinder pill.fill \
    plus.viewfinder qrcode.viewfinder text.viewfinder vial.viewfinder viewfinder; 0.956 1.085 \
    thermometer.medium.slash; 0.956 1.148 air.purifier air.purifier.fill; 0.956 1.189 crop.rotate; 0.957 \
    1.033 staroflife; 0.957 1.27 figure.lacrosse; 0.958 0.839 arrow.triangle.swap; 0.958 0.938 \
    square.grid.3x3 square.grid.3x3.fill; 0.958 0.958 stove; 0.958 1.172 figure.boxing; 0.959 1.083 \
    figure.walk.departure; 0.96 0.958 phone.arrow.down.left phone.arrow.up.right; 0.961 0.878 homepodmini \
    homepodmini.fill; 0.962 0.603 arrow.left.and.right; 0.962 0.962 eraser.fill; 0.962 0.999 \
    hand.thumbsdown.fill hand.thumbsup.fill; 0.963 0.927 circle.grid.2x2 circle.grid.2x2.fill; 0.963 0.969 \
    moon.fill; 0.963 1.107 square.3.layers.3d.down.right; 0.964 0.996 cursorarrow.slash; 0.965 0.965 pill; \
    0.965 1.032 scalemass scalemass.fill; 0.966 0.967 sun.min sun.min.fill; 0.966 1.141 \
    drop.degreesign.slash drop.degreesign.slash.fill; 0.968 1.199 thermometer.snowflake; 0.968 1.225 \
    figure.track.and.field; 0.969 0.857 chair.lounge.fill; 0.969 0.992 music.mic; 0.97 0.896 \
    arrow.clockwise.heart arrow.clockwise.heart.fill arrow.up.heart arrow.up.heart.fill bolt.heart \
    bolt.heart.fill heart heart.fill suit.heart suit.heart.fill; 0.97 1.013 power.dotted; 0.971 0.857 \
    chair.lounge; 0.971 0.951 airpods earpods; 0.971 1.118 figure.soccer; 0.972 0.32 directcurrent; 0.973 \
    0.899 calendar note note.text; 0.973 1.033 beats.headphones; 0.973 1.131 dryer dryer.fill; 0.974 0.974 \
    eraser; 0.974 1.017 character.cursor.ibeam; 0.974 1.027 light.cylindrical.ceiling \
    light.cylindrical.ceiling.inverse; 0.974 1.064 lock.trianglebadge.exclamationmark.fill; 0.974 1.129 \
    umbrella umbrella.fill; 0.974 1.163 brain.filled.head.profile brain.head.profile \
    brain.head.profile.fill; 0.975 0.971 appletv appletv.fill; 0.976 0.843 oven.fill; 0.976 0.899 archivebox \
    archivebox.fill; 0.977 1.014 moon.stars moon.stars.fill; 0.977 1.063 lock.trianglebadge.exclamationmark; \
    0.978 1.004 waveform.path.ecg; 0.978 1.068 rotate.right rotate.right.fill; 0.979 1.068 rotate.left \
    rotate.left.fill; 0.98 1.057 hexagon hexagon.fill; 0.98 1.089 fuelpump.fill; 0.982 0.878 oar.2.crossed; \
    0.982 0.944 nose.fill; 0.982 0.958 nose; 0.982 0.982 cpu cpu.fill; 0.982 0.988 moon; 0.982 1.062 cone; \
    0.982 1.063 cone.fill; 0.982 1.168 bolt.badge.automatic bolt.badge.automatic.fill bolt.badge.checkmark \
    bolt.badge.checkmark.fill bolt.badge.clock bolt.badge.clock.fill bolt.badge.xmark bolt.badge.xmark.fill; \
    0.983 1.125 dishwasher dishwasher.fill; 0.984 0.687 list.dash; 0.984 0.713 list.bullet; 0.984 0.748 \
    list.triangle; 0.984 0.784 list.star; 0.984 0.823 list.number; 0.984 0.832 slider.horizontal.3; 0.984 \
    0.841 text.aligncenter text.alignleft text.alignright text.append text.insert text.justify \
    text.justify.left text.quote text.redaction text.word.spacing; 0.984 0.919 text.badge.checkmark \
    text.badge.minus text.badge.plus text.badge.star text.badge.xmark; 0.986 1.065 cube cube.transparent \
    shippingbox cube.box; 0.986 1.156 beach.umbrella beach.umbrella.fill; 0.987 0.987 football.fill; 0.988 0.5 \
    line.3.horizontal; 0.988 0.582 line.3.horizontal.decrease; 0.989 0.943 circle.grid.3x3.fill; 0.989 1.137 \
    fan.desk fan.desk.fill; 0.989 1.215 rectangle.portrait.on.rectangle.portrait; 0.99 1.081 \
    car.rear.and.tire.marks; 0.99 1.119 figure.bowling; 0.99 1.132 distribute.horizontal.center \
    distribute.horizontal.center.fill; 0.991 1.059 cube.transparent.fill; 0.991 1.062 cube.box.fill \
    shippingbox.fill; \
    0.991 1.063 cube.fill; 0.991 1.083 arkit; 0.992 0.981 location.slash.fill; 0.993 0.899 scribble; 0.993 \
    0.906 pencil.line; 0.993 0.971 exclamationmark.tirepressure; 0.993 0.992 football; 0.993 1.053 \
    simcard.2; 0.993 1.258 thermometer.sun; 0.994 0.989 arrow.down.circle.dotted circle.dotted; 0.994 1.028 \
    headphones; 0.994 1.091 entry.lever.keypad.trianglebadge.exclamationmark; 0.995 0.852 \
    gauge.open.with.lines.needle.33percent; 0.995 0.986 location.slash; 0.995 0.996 volleyball.fill; 0.995 \
    1.062 hand.thumbsdown hand.thumbsup; 0.995 1.155 lightbulb.slash lightbulb.slash.fill; 0.996 0.981 \
    music.note.list; 0.996 0.996 accessibility accessibility.fill airtag airtag.fill barometer baseball \
    baseball.fill basketball basketball.fill button.programmable camera.aperture chart.pie chart.pie.fill \
    circle.bottomhalf.filled circle.bottomhalf.filled.inverse circle.bottomrighthalf.checkered circle.dashed \
    circle.dashed.inset.filled circle.inset.filled circle.lefthalf.filled circle.lefthalf.filled.inverse \
    circle.lefthalf.striped.horizontal circle.lefthalf.striped.horizontal.inverse circle.righthalf.filled \
    circle.righthalf.filled.inverse circle.tophalf.filled circle.tophalf.filled.inverse clock clock.fill \
    cricket.ball cricket.ball.fill escape ev.plug.ac.type.1 ev.plug.ac.type.1.fill face.dashed \
    face.dashed.fill face.smiling face.smiling.inverse gauge.with.dots.needle.33percent \
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
    shazam.logo.fill sleep soccerball soccerball.circle.fill.inverse soccerball.circle.inverse \
    soccerball.inverse steeringwheel swirl.circle.righthalf.filled swirl.circle.righthalf.filled.inverse \
    target tennisball tennisball.fill timer togglepower volleyball wake; 0.996 1.003 deskclock \
    deskclock.fill; 0.996 1.008 cursorarrow.click cursorarrow.click.2; 0.996 1.024 power; 0.996 1.091 \
    checkmark.gobackward gobackward gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.5 \
    gobackward.60 gobackward.75 gobackward.90 gobackward.minus goforward goforward.10 goforward.15 \
    goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90 goforward.plus \
    leaf.arrow.triangle.circlepath; 0.996 1.095 stopwatch stopwatch.fill; 0.997 0.895 option; 0.997 1.072 \
    lightbulb.2; 0.997 1.168 trapezoid.and.line.vertical; 0.998 0.997 bolt.ring.closed; 0.998 1.02 \
    square.2.layers.3d; 0.998 1.036 window.vertical.closed window.vertical.open; 0.998 1.084 \
    square.3.layers.3d; 0.998 1.168 trapezoid.and.line.vertical.fill; 0.999 1.034 iphone.gen1.slash \
    iphone.gen2.slash iphone.slash ipodtouch.slash; 0.999 1.229 arrow.right.doc.on.clipboard \
    arrow.up.doc.on.clipboard doc.on.clipboard doc.on.doc; 1 0.983 airplayaudio; 1 1.023 testtube.2; 1 1.028 \
    signpost.left signpost.left.fill signpost.right signpost.right.fill; 1.002 0.866 wind; 1.002 0.949 \
    wind.snow; 1.003 0.911 increase.quotelevel; 1.003 0.966 exclamationmark.octagon \
    exclamationmark.octagon.fill octagon octagon.fill xmark.octagon xmark.octagon.fill; 1.003 1.003 \
    bandage.fill; 1.003 1.073 externaldrive.connected.to.line.below.fill; 1.003 1.094 pyramid; 1.004 0.768 \
    hockey.puck hockey.puck.fill; 1.004 0.958 circle.grid.3x3; 1.004 1.036 window.awning; 1.004 1.139 \
    ear.badge.checkmark; 1.004 1.183 deskview deskview.fill; 1.004 1.244 text.below.photo; 1.004 1.245 \
    text.below.photo.fill; 1.005 0.957 lock.open lock.open.fill; 1.005 1.071 airpodsmax; 1.006 0.986 lasso; \
    1.006 1.004 phone.connection.fill; 1.006 1.402 balloon.2.fill; 1.008 0.933 circle.hexagongrid.fill; \
    1.008 1.109 ear.trianglebadge.exclamationmark; 1.009 1.038 handbag handbag.fill; 1.009 1.085 \
    figure.yoga; 1.009 1.153 macpro.gen1 macpro.gen1.fill; 1.009 1.227 macpro.gen3 macpro.gen3.fill; 1.01 \
    0.74 arrow.backward.to.line arrow.forward.to.line arrow.left.to.line arrow.right.to.line; 1.01 0.864 \
    eyebrow; 1.01 1.163 aqi.low; 1.011 0.748 circlebadge.2; 1.012 0.958 sink sink.fill; 1.012 1.012 \
    xbox.logo; 1.012 1.031 highlighter; 1.012 1.061 stroller; 1.013 0.938 circle.hexagonpath.fill; 1.013 \
    1.039 at; 1.014 1.014 bandage; 1.014 1.083 washer washer.fill; 1.014 1.212 figure.run.square.stack \
    figure.run.square.stack.fill lock.square.stack lock.square.stack.fill person.2.crop.square.stack \
    play.square.stack play.square.stack.fill square.stack square.stack.fill; 1.015 0.843 oven; 1.015 1.014 \
    cross.fill; 1.016 0.956 map.fill; 1.016 0.963 map; 1.016 1.191 cablecar cablecar.fill; 1.018 0.918 \
    light.beacon.min light.beacon.min.fill; 1.018 1.272 lightbulb.min lightbulb.min.fill; 1.019 1.013 \
    eyedropper eyedropper.full eyedropper.halffull; 1.021 0.924 scale.3d; 1.021 1.021 gearshape.fill; 1.021 \
    1.068 arrow.3.trianglepath; 1.021 1.185 bus.doubledecker.fill; 1.022 1.075 pyramid.fill; 1.022 1.161 \
    bolt.trianglebadge.exclamationmark bolt.trianglebadge.exclamationmark.fill; 1.022 1.377 figure.climbing; \
    1.023 0.928 drop.triangle drop.triangle.fill exclamationmark.triangle exclamationmark.triangle.fill \
    hazardsign hazardsign.fill triangle triangle.fill; 1.023 1.023 microbe microbe.fill paperplane \
    paperplane.fill; 1.024 0.896 move.3d; 1.024 1.231 figure.badminton; 1.025 1.025 speaker.slash \
    speaker.slash.fill; 1.026 0.758 water.waves; 1.026 0.885 water.waves.and.arrow.down \
    water.waves.and.arrow.up; 1.026 1.022 capslock capslock.fill; 1.026 1.04 mic.fill.badge.plus \
    mic.fill.badge.xmark; 1.026 1.045 mic.badge.plus mic.badge.xmark; 1.027 0.797 sprinkler sprinkler.fill; \
    1.027 1 pawprint.fill; 1.027 1.045 mic.and.signal.meter; 1.027 1.052 lock.slash lock.slash.fill; 1.029 \
    1.049 cable.coaxial; 1.029 1.1 ipad.and.arrow.forward; 1.03 0.896 return return.left return.right; 1.03 \
    1.028 tuningfork; 1.03 1.089 fuelpump; 1.03 1.091 entry.lever.keypad.trianglebadge.exclamationmark.fill; \
    1.03 1.204 ferry.fill; 1.03 1.214 ferry; 1.031 0.967 phone.badge.waveform.fill; 1.031 0.975 \
    phone.badge.waveform; 1.031 0.996 bubbles.and.sparkles bubbles.and.sparkles.fill; 1.031 1.16 \
    paintbrush.fill; 1.032 1.04 mic.and.signal.meter.fill; 1.033 1.023 dice h.square.on.square \
    hand.raised.square.on.square j.square.on.square plus.square.on.square r.square.on.square \
    slider.horizontal.2.square.on.square sparkles.square.filled.on.square square.filled.on.square \
    square.on.square square.on.square.dashed star.square.on.square; 1.033 1.031 square.and.pencil; 1.033 \
    1.077 pencil.and.outline; 1.033 1.224 rectangle.portrait.on.rectangle.portrait.angled; 1.034 0.628 \
    iphone.gen3.landscape iphone.landscape; 1.034 1.187 aqi.medium; 1.035 0.894 car.window.left; 1.035 0.907 \
    leaf; 1.035 1.08 externaldrive.connected.to.line.below; 1.035 1.177 contextualmenu.and.cursorarrow; \
    1.036 0.935 scribble.variable; 1.036 1.038 link; 1.037 0.892 figure.mind.and.body; 1.037 0.907 \
    antenna.radiowaves.left.and.right; 1.037 0.997 blinds.horizontal.closed blinds.vertical.closed \
    roman.shade.closed; 1.037 0.998 blinds.vertical.open; 1.037 1.037 phone.connection; 1.038 0.928 \
    metronome; 1.038 1.109 flag.slash flag.slash.fill; 1.038 1.194 teddybear.fill; 1.038 1.216 teddybear; \
    1.039 1.161 paintbrush; 1.04 1.138 cursorarrow.motionlines; 1.04 1.18 bus.doubledecker; 1.041 1.041 \
    wand.and.rays wand.and.rays.inverse; 1.042 0.367 alternatingcurrent; 1.042 0.87 repeat; 1.042 0.968 \
    circle.hexagongrid circle.hexagonpath; 1.043 0.852 point.3.connected.trianglepath.dotted \
    point.3.filled.connected.trianglepath.dotted; 1.043 1.044 fan.fill; 1.044 0.808 hand.point.left.fill \
    hand.point.right.fill; 1.044 0.884 repeat.1; 1.044 1.124 figure.basketball; 1.045 1.044 gearshape; 1.046 \
    0.839 poweroutlet.type.a poweroutlet.type.a.fill; 1.046 0.849 memorychip memorychip.fill; 1.046 0.889 \
    figure.gymnastics; 1.046 1.132 umbrella.percent umbrella.percent.fill; 1.047 0.988 figure.flexibility; \
    1.048 1.048 cross; 1.049 1.314 thermometer.sun.fill; 1.05 0.903 chart.dots.scatter \
    chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line; \
    1.05 0.906 shift shift.fill; 1.05 1.018 building.columns building.columns.fill; 1.05 1.048 \
    tennis.racket; 1.05 1.051 fan; 1.05 1.052 app.badge.fill; 1.051 0.928 metronome.fill; 1.051 1.061 \
    stroller.fill; 1.052 0.87 figure.wrestling; 1.052 0.899 rectangle.grid.3x2 rectangle.grid.3x2.fill; \
    1.052 1.053 bookmark.slash bookmark.slash.fill; 1.053 0.896 arrowshape.backward arrowshape.backward.fill \
    arrowshape.forward arrowshape.forward.fill arrowshape.left arrowshape.left.fill arrowshape.right \
    arrowshape.right.fill arrowshape.turn.up.backward arrowshape.turn.up.backward.fill \
    arrowshape.turn.up.forward arrowshape.turn.up.forward.fill arrowshape.turn.up.left \
    arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill; 1.053 0.997 \
    roller.shade.open; 1.053 1.023 square.grid.3x1.below.line.grid.1x2.fill; 1.053 1.029 \
    square.grid.3x1.below.line.grid.1x2; 1.053 1.129 lightbulb.2.fill; 1.054 0.896 leaf.fill; 1.055 0.899 \
    rectangle.grid.1x2 rectangle.grid.1x2.fill; 1.055 1.177 atom; 1.055 1.209 rectangle.compress.vertical; \
    1.056 1.034 pawprint; 1.056 1.059 sun.max sun.max.fill; 1.056 1.117 hand.raised.slash.fill; 1.056 1.134 \
    hand.raised.slash; 1.056 1.282 rectangle.portrait.on.rectangle.portrait.fill; 1.057 0.876 x.squareroot; \
    1.057 1.033 pentagon pentagon.fill; 1.057 1.055 app.badge; 1.058 0.684 ellipsis.rectangle \
    ellipsis.rectangle.fill; 1.058 0.899 delete.backward delete.backward.fill delete.forward \
    delete.forward.fill delete.left delete.left.fill delete.right delete.right.fill; 1.059 1.058 \
    water.waves.slash; 1.059 1.087 trash.slash trash.slash.fill; 1.06 0.982 paintbrush.pointed.fill; 1.06 \
    1.025 cursorarrow.rays; 1.06 1.06 rays; 1.06 1.119 simcard.2.fill; 1.061 1.196 \
    cursorarrow.click.badge.clock; 1.061 1.207 figure.skiing.downhill; 1.062 1.061 medical.thermometer.fill; \
    1.063 0.979 wand.and.stars wand.and.stars.inverse; 1.063 1.235 figure.squash; 1.065 1.065 \
    waveform.slash; 1.065 1.295 doc.on.clipboard.fill doc.on.doc.fill; 1.066 1.066 bell.badge.slash \
    bell.badge.slash.fill bell.slash bell.slash.fill; 1.066 1.085 antenna.radiowaves.left.and.right.slash; \
    1.067 0.795 backward.frame.fill forward.frame.fill; 1.067 1.067 dpad dpad.fill dpad.up.filled; 1.067 \
    1.129 bus.fill; 1.069 0.968 figure.snowboarding; 1.069 1.069 medical.thermometer; 1.069 1.071 \
    storefront.fill; 1.07 1.166 figure.australian.football; 1.071 0.722 fx; 1.071 1.068 crop; 1.072 1.138 \
    pin.slash pin.slash.fill; 1.073 0.792 drop.keypad.rectangle drop.keypad.rectangle.fill; 1.073 1.07 \
    heart.slash heart.slash.fill; 1.075 0.677 quote.closing quote.opening; 1.075 0.999 paintbrush.pointed; \
    1.076 1.01 bubble bubble.left bubble.right captions.bubble character.bubble checkmark.bubble \
    ellipsis.bubble exclamationmark.bubble info.bubble person.bubble phone.bubble plus.bubble \
    questionmark.bubble quote.bubble rectangle.3.group.bubble speaker.wave.2.bubble star.bubble text.bubble \
    video.bubble; 1.076 1.013 bubble.fill bubble.left.fill bubble.right.fill captions.bubble.fill \
    character.bubble.fill checkmark.bubble.fill ellipsis.bubble.fill exclamationmark.bubble.fill \
    info.bubble.fill person.bubble.fill phone.bubble.fill plus.bubble.fill questionmark.bubble.fill \
    quote.bubble.fill rectangle.3.group.bubble.fill speaker.wave.2.bubble.fill star.bubble.fill \
    text.bubble.fill video.bubble.fill; 1.076 1.015 bubble.middle.bottom bubble.middle.bottom.fill \
    bubble.middle.top bubble.middle.top.fill; 1.076 1.058 touchid; 1.077 1.023 camera.filters; 1.077 1.077 \
    skateboard skateboard.fill; 1.078 0.837 hand.point.left hand.point.right; 1.08 1.064 gear; 1.08 1.121 \
    gear.badge; 1.082 0.935 figure.equestrian.sports; 1.082 0.987 digitalcrown.arrow.clockwise.fill; 1.082 \
    1.095 moon.dust moon.dust.fill; 1.082 1.205 key.slash.fill; 1.082 1.217 key.slash; 1.082 1.234 \
    square.stack.3d.down.right square.stack.3d.down.right.fill; 1.083 0.966 swift; 1.083 1.042 \
    hearingdevice.and.signal.meter hearingdevice.and.signal.meter.fill; 1.083 1.115 person.badge.key.fill; \
    1.083 1.128 person.badge.key; 1.084 0.907 book; 1.084 1.036 star star.fill star.leadinghalf.filled; \
    1.084 1.058 star.slash star.slash.fill; 1.084 1.083 livephoto livephoto.play; 1.085 0.889 wonsign; 1.085 \
    1.085 circle.slash circle.slash.fill fan.slash fan.slash.fill network.slash snowflake.slash \
    steeringwheel.slash; 1.085 1.148 car.ferry.fill; 1.085 1.149 car.ferry; 1.086 0.899 rectangle.grid.2x2 \
    rectangle.grid.2x2.fill; 1.087 0.936 amplifier; 1.087 1.032 megaphone; 1.087 1.042 megaphone.fill; 1.087 \
    1.139 bus; 1.089 0.902 chart.bar.xaxis chart.bar.xaxis.ascending; 1.089 1.124 figure.american.football; \
    1.09 0.861 speaker.wave.2 speaker.wave.2.fill; 1.091 0.996 arrow.circlepath clock.arrow.circlepath \
    dollarsign.arrow.circlepath exclamationmark.arrow.circlepath lock.rotation; 1.091 1.047 newspaper.fill; \
    1.091 1.09 livephoto.slash; 1.091 1.091 tag tag.fill tag.slash tag.slash.fill; 1.091 1.172 \
    bell.badge.waveform.fill; 1.092 1.153 bell.badge.waveform; 1.092 1.23 ipad.badge.play \
    ipad.gen1.badge.play ipad.gen2.badge.play; 1.094 1.089 ev.charger.fill; 1.095 0.986 checklist; 1.095 \
    0.987 digitalcrown.arrow.clockwise; 1.096 1.034 carseat.left.fill; 1.096 1.096 person.slash \
    person.slash.fill; 1.097 1.12 person.badge.shield.checkmark.fill; 1.097 1.127 swatchpalette; 1.097 1.206 \
    doc.badge.arrow.up doc.badge.clock doc.badge.ellipsis doc.badge.gearshape doc.badge.plus; 1.098 1.135 \
    person.badge.shield.checkmark; 1.099 1.165 rectangle.expand.vertical; 1.099 1.291 \
    rectangle.portrait.on.rectangle.portrait.angled.fill; 1.1 1.084 drop.transmission \
    thermometer.transmission; 1.1 1.089 dice.fill h.square.on.square.fill hand.raised.square.on.square.fill \
    j.square.on.square.fill plus.square.fill.on.square.fill r.square.on.square.fill \
    square.fill.on.square.fill star.square.on.square.fill; 1.1 1.132 align.horizontal.left \
    align.horizontal.left.fill align.horizontal.right align.horizontal.right.fill; 1.101 0.994 airplane; \
    1.101 1.1 shield.lefthalf.filled.slash shield.slash shield.slash.fill; 1.101 1.101 slowmo timelapse; \
    1.103 1.052 faxmachine printer printer.dotmatrix; 1.104 1.095 phone.fill.badge.checkmark \
    phone.fill.badge.plus; 1.104 1.104 square.slash square.slash.fill \
    squareshape.controlhandles.on.squareshape.controlhandles; 1.105 1.034 carseat.left; 1.105 1.105 \
    rectangle.portrait.slash rectangle.portrait.slash.fill; 1.106 1.017 person.wave.2.fill; 1.107 1.018 \
    arrow.up.message.fill checkmark.message.fill ellipsis.message.fill message.fill plus.message.fill; 1.107 \
    1.023 arrow.up.message checkmark.message ellipsis.message message plus.message; 1.107 1.147 ladybug; \
    1.107 1.151 ladybug.fill; 1.109 0.894 folder folder.fill questionmark.folder questionmark.folder.fill; \
    1.11 0.996 memories; 1.11 1.047 newspaper; 1.11 1.374 square.and.arrow.down.on.square; 1.11 1.403 \
    square.and.arrow.up.on.square; 1.111 1.063 figure.table.tennis; 1.111 1.081 square.on.circle; 1.112 \
    0.721 textformat.size; 1.113 0.881 circlebadge.2.fill; 1.113 1.119 phone.badge.checkmark \
    phone.badge.plus; 1.114 1.072 clock.badge clock.badge.fill; 1.115 1.081 cloud.fog cloud.fog.fill; 1.115 \
    1.121 cloud.drizzle cloud.drizzle.fill; 1.115 1.122 cloud.heavyrain cloud.heavyrain.fill cloud.rain \
    cloud.rain.fill; 1.115 1.136 cloud.hail cloud.hail.fill; 1.115 1.167 cloud.snow cloud.snow.fill; 1.115 \
    1.172 cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill; 1.115 1.2 cloud.sleet \
    cloud.sleet.fill; 1.116 0.966 window.ceiling; 1.116 0.979 fireplace fireplace.fill; 1.116 1.06 \
    shower.handheld; 1.116 1.066 sun.max.trianglebadge.exclamationmark \
    sun.max.trianglebadge.exclamationmark.fill; 1.117 0.92 humidity humidity.fill; 1.118 1.097 \
    waveform.badge.mic; 1.118 1.102 syringe syringe.fill; 1.119 0.725 textformat; 1.12 0.876 \
    lines.measurement.horizontal; 1.121 0.759 figure.rolling; 1.121 0.923 l.joystick r.joystick; 1.121 1.036 \
    figure.skiing.crosscountry hand.draw.fill; 1.121 1.121 comb comb.fill; 1.121 1.248 sailboat \
    sailboat.fill; 1.122 0.884 shuffle; 1.122 1.03 person.wave.2; 1.122 1.07 storefront; 1.123 1.26 \
    swatchpalette.fill; 1.124 0.812 wifi; 1.124 0.817 externaldrive.fill internaldrive.fill \
    opticaldiscdrive.fill; 1.124 0.973 music.quarternote.3; 1.124 1.01 wifi.exclamationmark wifi.slash; \
    1.124 1.121 carrot carrot.fill; 1.125 0.896 book.fill; 1.125 1.106 birthday.cake birthday.cake.fill; \
    1.125 1.128 arrow.up.and.down.and.arrow.left.and.right; 1.125 1.303 hands.and.sparkles; 1.126 0.852 \
    l1.button.roundedbottom.horizontal l1.button.roundedbottom.horizontal.fill; 1.126 1.074 \
    shield.lefthalf.filled.badge.checkmark; 1.127 0.96 cart cart.fill; 1.127 1.075 moon.haze moon.haze.fill; \
    1.127 1.155 sun.haze sun.haze.fill; 1.127 1.162 sun.rain sun.rain.fill; 1.127 1.175 sun.dust \
    sun.dust.fill; 1.127 1.207 sun.snow sun.snow.fill; 1.129 0.841 increase.indent; 1.13 0.946 briefcase \
    briefcase.fill case case.fill cross.case cross.case.fill latch.2.case latch.2.case.fill suitcase \
    suitcase.fill; 1.13 1.009 cloud.rainbow.half cloud.rainbow.half.fill; 1.13 1.054 camera.macro; 1.131 \
    0.837 field.of.view.wide field.of.view.wide.fill; 1.131 0.875 squares.below.rectangle; 1.131 1.059 \
    shower.handheld.fill; 1.131 1.086 square.2.layers.3d.fill; 1.132 0.841 decrease.indent; 1.132 0.918 \
    l.joystick.fill r.joystick.fill; 1.132 0.938 align.vertical.center align.vertical.center.fill; 1.132 \
    1.101 align.vertical.bottom align.vertical.bottom.fill align.vertical.top align.vertical.top.fill; 1.134 \
    0.876 eyes.inverse; 1.134 1.137 square.3.layers.3d.down.right.slash; 1.134 1.14 \
    square.3.layers.3d.slash; 1.135 1.158 circle.grid.cross circle.grid.cross.fill; 1.136 1.161 \
    wrench.adjustable; 1.136 1.163 wrench.adjustable.fill; 1.136 1.206 doc.badge.arrow.up.fill \
    doc.badge.clock.fill doc.badge.gearshape.fill doc.fill.badge.ellipsis doc.fill.badge.plus; 1.137 0.725 \
    textformat.alt; 1.138 0.735 microwave.fill; 1.14 0.992 airplayvideo; 1.14 1.025 flag.badge.ellipsis \
    flag.badge.ellipsis.fill; 1.14 1.101 movieclapper movieclapper.fill; 1.141 1.12 person.badge.clock.fill \
    person.fill.badge.minus person.fill.badge.plus; 1.142 0.89 eyes; 1.142 1.102 brazilianrealsign; 1.142 \
    1.141 bag.badge.minus bag.badge.plus bag.badge.questionmark; 1.143 0.916 teletype; 1.143 0.918 \
    arrow.up.arrow.down; 1.143 1.047 rectangle.portrait.and.arrow.forward.fill \
    rectangle.portrait.and.arrow.right.fill; 1.143 1.089 ev.charger; 1.144 1.046 basket basket.fill; 1.147 \
    0.834 creditcard creditcard.fill giftcard giftcard.fill; 1.147 0.899 scanner scanner.fill; 1.147 1.279 \
    bird.fill; 1.147 1.281 bird; 1.148 0.43 phone.down.fill; 1.148 0.71 view.2d; 1.148 1.041 building.2; \
    1.15 0.981 pills.fill; 1.151 0.695 xserve; 1.151 0.833 tray tray.fill tray.full tray.full.fill; 1.151 \
    0.899 apple.terminal apple.terminal.fill aspectratio aspectratio.fill batteryblock batteryblock.fill \
    bolt.batteryblock bolt.batteryblock.fill camera.metering.center.weighted camera.metering.matrix \
    camera.metering.partial camera.metering.spot circle.rectangle.filled.pattern.diagonalline film film.fill \
    ipad.gen2.landscape ipad.landscape mail mail.fill minus.plus.batteryblock minus.plus.batteryblock.fill \
    photo photo.artframe photo.fill pianokeys pianokeys.inverse rectangle.bottomhalf.filled \
    rectangle.bottomthird.inset.filled rectangle.center.inset.filled rectangle.checkered rectangle.dashed \
    rectangle.inset.filled rectangle.leadinghalf.filled rectangle.lefthalf.filled \
    rectangle.leftthird.inset.filled rectangle.righthalf.filled rectangle.rightthird.inset.filled \
    rectangle.split.1x2 rectangle.split.1x2.fill rectangle.split.2x1 rectangle.split.2x1.fill \
    rectangle.split.2x2 rectangle.split.2x2.fill rectangle.split.3x1 rectangle.split.3x1.fill \
    rectangle.split.3x3 rectangle.split.3x3.fill rectangle.tophalf.filled rectangle.trailinghalf.filled \
    server.rack sidebar.leading sidebar.left sidebar.right sidebar.squares.left sidebar.squares.right \
    sidebar.trailing tablecells tablecells.fill text.and.command.macwindow uiwindow.split.2x1 \
    viewfinder.rectangular; 1.151 1.007 arrow.rectanglepath; 1.151 1.116 radio radio.fill; 1.151 1.118 \
    tray.2; 1.151 1.155 tray.and.arrow.down tray.and.arrow.down.fill; 1.151 1.207 tray.and.arrow.up \
    tray.and.arrow.up.fill; 1.151 1.327 dots.and.line.vertical.and.cursorarrow.rectangle; 1.153 0.833 \
    externaldrive internaldrive opticaldiscdrive; 1.153 1.173 air.conditioner.vertical \
    air.conditioner.vertical.fill heater.vertical heater.vertical.fill; 1.155 0.906 bolt.car bolt.car.fill \
    car car.fill car.rear car.rear.fill; 1.155 1.106 bonjour; 1.155 1.341 lightbulb.max lightbulb.max.fill; \
    1.156 0.708 figure.pool.swim; 1.156 0.83 figure.water.fitness; 1.156 0.87 figure.open.water.swim; 1.156 \
    0.915 figure.waterpolo; 1.156 0.988 light.beacon.max light.beacon.max.fill; 1.156 1.011 pills; 1.156 \
    1.081 hand.draw; 1.156 1.156 car.rear.and.tire.marks.slash; 1.157 1.001 dial.high dial.high.fill \
    dial.low dial.low.fill dial.medium dial.medium.fill; 1.157 1.177 figure.surfing; 1.158 1.066 \
    shield.lefthalf.filled.trianglebadge.exclamationmark; 1.158 1.078 skew; 1.158 1.133 person.badge.clock \
    person.badge.minus person.badge.plus; 1.159 0.755 microwave; 1.159 0.993 person.and.background.dotted; \
    1.16 1.071 figure.walk.motion; 1.16 1.147 wrench.and.screwdriver.fill; 1.16 1.149 \
    wrench.and.screwdriver; 1.162 0.722 view.3d; 1.162 0.899 arrow.up.bin.fill xmark.bin.fill; 1.163 1.163 \
    laser.burst; 1.164 0.649 light.min; 1.164 0.923 spigot.fill; 1.164 0.944 puzzlepiece.extension.fill; \
    1.164 0.984 desktopcomputer display lock.desktopcomputer lock.display play.desktopcomputer; 1.164 1.198 \
    display.and.arrow.down; 1.165 0.774 earbuds.case earbuds.case.fill; 1.166 1.026 homekit house house.fill \
    music.note.house music.note.house.fill play.house play.house.fill; 1.166 1.182 \
    figure.strengthtraining.traditional; 1.167 0.772 cloud.fill; 1.167 0.773 cloud; 1.167 1.165 \
    figure.barre; 1.167 1.215 theatermask.and.paintbrush; 1.167 1.326 hands.and.sparkles.fill; 1.168 1.003 \
    airplane.arrival; 1.168 1.084 books.vertical.fill; 1.171 0.899 arrow.up.bin xmark.bin; 1.171 1.171 \
    rectangle.slash rectangle.slash.fill rectangle.split.2x1.slash rectangle.split.2x1.slash.fill; 1.171 \
    1.243 square.and.arrow.up.trianglebadge.exclamationmark; 1.172 0.669 shower.sidejet shower.sidejet.fill; \
    1.172 1.036 pedestrian.gate.closed; 1.172 1.171 batteryblock.slash batteryblock.slash.fill \
    minus.plus.batteryblock.slash minus.plus.batteryblock.slash.fill; 1.173 1.13 figure.sailing; 1.173 1.153 \
    air.conditioner.horizontal air.conditioner.horizontal.fill; 1.174 0.922 carbon.dioxide.cloud \
    carbon.dioxide.cloud.fill carbon.monoxide.cloud carbon.monoxide.cloud.fill; 1.174 1.087 \
    message.badge.fill message.badge.filled.fill; 1.174 1.09 message.badge; 1.175 1.058 \
    slider.horizontal.2.square.badge.arrow.down; 1.176 0.855 smoke; 1.176 0.946 character.magnify; 1.176 \
    0.978 paintpalette paintpalette.fill; 1.177 1.099 figure.hunting; 1.177 1.147 \
    square.fill.on.circle.fill; 1.177 1.164 figure.play; 1.177 1.28 square.and.arrow.down.on.square.fill; \
    1.177 1.328 square.and.arrow.up.on.square.fill; 1.178 0.842 envelope envelope.fill; 1.178 0.959 cooktop \
    cooktop.fill; 1.178 1.12 envelope.open; 1.178 1.121 envelope.open.fill; 1.178 1.151 \
    envelope.arrow.triangle.branch envelope.arrow.triangle.branch.fill; 1.178 1.191 hifispeaker.2.fill; \
    1.179 0.763 table.furniture table.furniture.fill; 1.179 0.861 speaker.zzz speaker.zzz.fill; 1.179 0.938 \
    spigot; 1.179 1.001 pipe.and.drop pipe.and.drop.fill; 1.18 1.16 checkmark.rectangle.stack \
    checkmark.rectangle.stack.fill film.stack film.stack.fill lock.rectangle.stack lock.rectangle.stack.fill \
    mail.stack mail.stack.fill person.crop.rectangle.stack person.crop.rectangle.stack.fill photo.stack \
    photo.stack.fill rectangle.stack rectangle.stack.fill sparkles.rectangle.stack \
    sparkles.rectangle.stack.fill; 1.181 0.856 trapezoid.and.line.horizontal.fill; 1.181 0.86 \
    trapezoid.and.line.horizontal; 1.181 1.141 bag.fill.badge.minus bag.fill.badge.plus \
    bag.fill.badge.questionmark; 1.181 1.167 perspective; 1.182 0.485 phone.down; 1.182 0.841 list.and.film; \
    1.184 1.195 hifispeaker.2; 1.185 0.996 clock.arrow.2.circlepath; 1.186 0.99 figure.fishing; 1.186 1.186 \
    snowboard.fill; 1.187 0.847 sensor sensor.fill; 1.187 1.026 distribute.vertical.center \
    distribute.vertical.center.fill; 1.188 0.835 powercord powercord.fill; 1.188 1.188 scope; 1.189 1.085 \
    network.badge.shield.half.filled; 1.19 0.838 opticid opticid.fill; 1.19 0.861 speaker.plus \
    speaker.plus.fill; 1.19 1.195 allergens allergens.fill; 1.191 0.89 \
    slider.horizontal.below.square.filled.and.square; 1.192 0.313 space; 1.192 0.855 airpods.gen3; 1.194 \
    0.529 level level.fill ruler ruler.fill; 1.194 0.996 arrow.triangle.2.circlepath \
    gearshape.arrow.triangle.2.circlepath; 1.194 1.036 door.french.open door.garage.closed door.garage.open \
    door.sliding.left.hand.open; 1.195 0.896 arrowshape.zigzag.right arrowshape.zigzag.right.fill; 1.195 \
    0.911 horn horn.fill; 1.195 0.944 puzzlepiece.extension; 1.195 1.084 figure.disc.sports; 1.196 0.576 \
    airport.extreme macmini macmini.fill; 1.196 0.648 macstudio macstudio.fill; 1.196 0.949 beats.earphones; \
    1.197 1.133 hammer; 1.197 1.154 suitcase.cart suitcase.cart.fill; 1.197 1.272 \
    lightbulb.min.badge.exclamationmark lightbulb.min.badge.exclamationmark.fill; 1.198 1.113 waveform.path; \
    1.199 0.793 arrow.down.left.video.fill arrow.up.right.video.fill questionmark.video.fill video.fill; \
    1.199 0.931 arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill camera \
    camera.fill; 1.199 1.087 camera.shutter.button camera.shutter.button.fill;
    """
}
