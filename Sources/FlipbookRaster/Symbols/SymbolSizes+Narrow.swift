extension SymbolSizes {
  /// Symbols less than 0.95 ems wide.
  static let narrow = """
    0.083 0.931 poweron; 0.139 0.928 exclamationmark; 0.243 0.871 chevron.compact.left \
    chevron.compact.right; 0.318 1.114 cable.connector; 0.367 1.038 mappin; 0.395 0.756 info; 0.406 0.807 \
    pause; 0.432 1.079 appletvremote.gen4.fill; 0.436 0.515 textformat.size.smaller; 0.46 1.087 \
    figure.stand; 0.476 1.079 appletvremote.gen4; 0.478 0.848 chevron.backward chevron.forward chevron.left \
    chevron.right; 0.479 1.154 flashlight.off.fill flashlight.on.fill; 0.484 1.079 appletvremote.gen1.fill; \
    0.5 0.928 exclamationmark.2; 0.505 1.063 laurel.leading laurel.trailing; 0.506 0.698 italic; 0.513 1.084 \
    figure.wave; 0.521 1.034 ipodshuffle.gen1; 0.526 1.079 appletvremote.gen1; 0.527 0.943 \
    arrow.triangle.pull; 0.531 0.93 questionmark; 0.536 1.157 waterbottle.fill; 0.558 0.996 cursorarrow; \
    0.558 1.144 av.remote av.remote.fill; 0.561 1.16 waterbottle; 0.564 0.849 chevron.left.to.line \
    chevron.right.to.line; 0.564 0.899 sum; 0.568 1.027 arcade.stick; 0.569 0.874 underline; 0.572 0.898 \
    hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled; 0.578 0.907 centsign; 0.58 0.788 \
    arrow.triangle.merge; 0.581 0.698 bold; 0.582 0.861 speaker.fill; 0.588 0.974 candybarphone; 0.588 1.104 \
    bitcoinsign; 0.591 0.816 plusminus; 0.591 0.861 speaker; 0.593 0.721 character textformat.size.larger; \
    0.596 0.795 pause.fill; 0.596 0.981 music.note; 0.6 0.888 indianrupeesign; 0.601 1.104 magicmouse \
    magicmouse.fill; 0.603 0.961 arrow.up.and.down; 0.615 0.922 pencil.tip; 0.615 1.102 dollarsign; 0.619 \
    0.925 parkingsign; 0.622 1.019 hurricane tropicalstorm; 0.624 1.205 key.fill; 0.626 1.199 figure.dance; \
    0.627 1.034 iphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.rear.camera ipodtouch lock.iphone; 0.628 \
    1.034 apps.iphone; 0.63 1.329 balloon balloon.fill; 0.632 0.888 francsign; 0.635 1.085 thermometer.high \
    thermometer.low thermometer.medium; 0.636 0.882 turkishlirasign; 0.642 1.115 video.doorbell \
    video.doorbell.fill; 0.65 0.65 multiply; 0.65 0.94 chevron.up.chevron.down; 0.653 1.136 lightbulb \
    lightbulb.fill lightbulb.led lightbulb.led.fill; 0.653 1.217 key; 0.656 1.089 figure.arms.open; 0.656 \
    1.187 figure.elliptical; 0.657 1.328 figure.jumprope; 0.658 1.047 bookmark bookmark.fill; 0.658 1.071 \
    figure.walk; 0.659 0.888 tengesign; 0.659 0.974 ipod; 0.667 0.886 sterlingsign; 0.667 0.958 \
    exclamationmark.lock exclamationmark.lock.fill lock lock.fill; 0.667 1.197 location.north.line \
    location.north.line.fill; 0.669 1.169 cross.vial cross.vial.fill; 0.67 0.904 yensign; 0.671 1.132 \
    fork.knife; 0.673 0.648 greaterthan lessthan; 0.677 0.989 drop drop.fill drop.halffull; 0.679 1.105 \
    refrigerator.fill; 0.68 0.396 equal; 0.682 0.888 rublesign; 0.683 1.006 flipphone; 0.684 1.069 \
    computermouse.fill; 0.684 1.07 computermouse; 0.688 1.091 bolt bolt.fill; 0.691 1.312 figure.golf; 0.699 \
    1.04 mic.fill; 0.699 1.045 mic; 0.703 1.105 refrigerator; 0.705 1.16 wave.3.backward wave.3.forward \
    wave.3.left wave.3.right; 0.705 1.23 figure.cricket; 0.706 1.057 chair chair.fill; 0.708 0.93 purchased; \
    0.708 1.045 applewatch applewatch.watchface lock.applewatch; 0.71 1.156 macpro.gen2 macpro.gen2.fill; \
    0.711 1.052 arrow.triangle.capsulepath; 0.714 1.163 wineglass wineglass.fill; 0.714 1.18 toilet.fill; \
    0.716 1.08 lightswitch.off lightswitch.off.fill lightswitch.on lightswitch.on.fill switch.programmable \
    switch.programmable.fill; 0.721 0.721 arrow.down.backward arrow.down.forward arrow.down.left \
    arrow.down.right arrow.up.backward arrow.up.forward arrow.up.left arrow.up.right; 0.721 1.207 \
    figure.highintensity.intervaltraining; 0.724 1.288 ivfluid.bag ivfluid.bag.fill; 0.727 1.081 \
    parentheses; 0.728 0.814 textformat.superscript; 0.731 1.117 compass.drawing; 0.735 1.146 \
    figure.cross.training; 0.735 1.18 toilet; 0.737 0.737 dot.radiowaves.up.forward; 0.738 0.827 play \
    play.fill restart; 0.74 0.922 arrow.down arrow.up; 0.74 1.01 arrow.down.to.line arrow.up.to.line; 0.742 \
    1.052 figure.child; 0.744 0.861 arrow.down.to.line.compact arrow.up.to.line.compact; 0.744 1.036 \
    door.left.hand.closed door.left.hand.open door.right.hand.closed door.right.hand.open; 0.744 1.041 \
    building.fill; 0.746 1.2 lamp.floor lamp.floor.fill; 0.748 0.748 circlebadge circlebadge.fill; 0.749 \
    1.011 hifispeaker hifispeaker.fill; 0.75 1.041 ear ear.fill hearingdevice.ear hearingdevice.ear.fill; \
    0.754 0.807 backward.end forward.end; 0.754 0.911 paragraphsign; 0.755 1.182 lamp.table lamp.table.fill; \
    0.758 1.138 pin pin.fill; 0.759 1.047 lanyardcard lanyardcard.fill; 0.76 1 rhombus rhombus.fill \
    suit.diamond suit.diamond.fill; 0.762 0.922 arrow.turn.left.down arrow.turn.left.up \
    arrow.turn.right.down arrow.turn.right.up; 0.765 1.012 figure.roll.runningpace; 0.77 0.77 line.diagonal; \
    0.77 0.994 hand.point.down.fill hand.point.up.fill; 0.771 1.145 figure.indoor.cycle; 0.773 1.016 \
    location.north location.north.fill; 0.774 0.774 xmark; 0.774 1.221 figure.hiking; 0.774 1.305 \
    suitcase.rolling suitcase.rolling.fill; 0.776 1.09 rosette; 0.777 0.797 arrowtriangle.down \
    arrowtriangle.down.fill arrowtriangle.up arrowtriangle.up.fill; 0.777 1.041 building; 0.777 1.201 \
    applescript.fill; 0.778 0.772 applepencil applepencil.gen1 applepencil.gen2; 0.778 0.773 pencil; 0.778 \
    1.044 hand.raised.fill; 0.78 1.086 menucard.fill; 0.78 1.137 fan.floor fan.floor.fill; 0.781 0.78 \
    line.diagonal.arrow; 0.785 0.984 web.camera web.camera.fill; 0.786 0.966 apple.logo; 0.786 1.003 homepod \
    homepod.fill; 0.789 0.93 exclamationmark.questionmark; 0.789 1.024 entry.lever.keypad; 0.791 0.725 fn; \
    0.792 0.899 shekelsign; 0.792 1.056 shower shower.fill; 0.792 1.072 figure.roll; 0.793 1.119 cabinet; \
    0.793 1.139 cabinet.fill; 0.795 0.796 stop stop.fill; 0.795 0.954 dot.radiowaves.forward \
    dot.radiowaves.right; 0.796 0.776 arrowtriangle.backward arrowtriangle.backward.fill arrowtriangle.left \
    arrowtriangle.left.fill; 0.797 0.776 arrowtriangle.forward arrowtriangle.forward.fill \
    arrowtriangle.right arrowtriangle.right.fill; 0.797 1.027 hand.point.down hand.point.up; 0.797 1.063 \
    hand.raised; 0.799 0.971 bolt.shield.fill checkmark.shield.fill exclamationmark.shield.fill \
    lock.shield.fill shield.fill staroflife.shield.fill xmark.shield.fill; 0.803 1.225 backpack \
    backpack.fill; 0.804 1.032 airport.express; 0.805 1.199 figure.stair.stepper; 0.806 0.087 minus; 0.806 \
    0.718 divide; 0.806 0.724 strikethrough; 0.806 0.806 plus; 0.806 1.286 lightrail.fill; 0.807 1.184 \
    figure.fencing; 0.812 0.986 bolt.shield checkmark.shield exclamationmark.shield lock.shield shield \
    shield.checkered shield.lefthalf.filled shield.righthalf.filled staroflife.shield xmark.shield; 0.812 \
    1.097 menucard; 0.813 1.056 flame flame.fill; 0.814 1.167 ant ant.fill; 0.816 1.1 apps.ipad ipad \
    ipad.gen1 ipad.gen2 lock.ipad; 0.816 1.155 watch.analog; 0.817 1.071 figure.run; 0.817 1.235 \
    figure.volleyball; 0.821 0.903 hand.point.up.left.fill; 0.821 1.046 book.closed book.closed.fill \
    character.book.closed character.book.closed.fill text.book.closed text.book.closed.fill; 0.821 1.047 \
    arrow.down.doc arrow.down.doc.fill arrow.up.doc arrow.up.doc.fill chart.bar.doc.horizontal \
    chart.bar.doc.horizontal.fill checkmark.rectangle.portrait checkmark.rectangle.portrait.fill doc \
    doc.append doc.append.fill doc.fill doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill \
    doc.text doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill doc.text.image doc.text.image.fill \
    list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill lock.doc lock.doc.fill \
    minus.rectangle.portrait minus.rectangle.portrait.fill person.crop.artframe plus.rectangle.portrait \
    plus.rectangle.portrait.fill rectangle.portrait rectangle.portrait.fill sdcard sdcard.fill simcard \
    simcard.fill wallet.pass wallet.pass.fill xmark.rectangle.portrait xmark.rectangle.portrait.fill; 0.821 \
    1.094 doc.zipper; 0.821 1.209 tram.fill; 0.821 1.24 clipboard clipboard.fill list.bullet.clipboard \
    list.bullet.clipboard.fill list.clipboard list.clipboard.fill; 0.822 0.878 person.fill; 0.827 0.812 \
    pencil.slash; 0.827 1.021 zzz; 0.83 1.159 figure.taichi; 0.831 1.024 entry.lever.keypad.fill; 0.833 \
    0.802 lineweight; 0.835 1.036 window.shade.open; 0.835 1.11 drop.degreesign drop.degreesign.fill; 0.838 \
    1.044 hand.raised.fingers.spread.fill; 0.84 1.029 cylinder cylinder.fill cylinder.split.1x2 \
    cylinder.split.1x2.fill; 0.841 0.834 checkmark; 0.841 0.892 eurosign; 0.841 1.034 \
    iphone.and.arrow.forward; 0.841 1.23 hand.point.up.braille.fill; 0.841 1.248 hand.point.up.braille; \
    0.843 1.059 figure.strengthtraining.functional; 0.845 1.092 pencil.and.ruler.fill; 0.845 1.212 \
    applescript; 0.847 1.187 figure.baseball; 0.848 0.478 chevron.down chevron.up control; 0.848 1.077 \
    figure; 0.85 1.219 light.strip.2 light.strip.2.fill; 0.853 0.904 person; 0.853 0.948 hand.point.up.left; \
    0.854 1.091 pencil.and.ruler; 0.854 1.182 figure.cooldown; 0.855 1.145 magazine magazine.fill; 0.856 \
    1.199 figure.step.training; 0.858 1.298 contact.sensor contact.sensor.fill; 0.859 1.046 person.bust; \
    0.859 1.049 person.bust.fill; 0.86 0.744 arrow.left.to.line.compact arrow.right.to.line.compact; 0.86 \
    0.928 exclamationmark.3; 0.863 1.051 arrow.clockwise arrow.counterclockwise; 0.865 0.987 snowflake; \
    0.865 1.082 point.bottomleft.forward.to.point.topright.scurvepath \
    point.bottomleft.forward.to.point.topright.scurvepath.fill; 0.867 0.958 flag flag.checkered flag.fill; \
    0.867 0.982 bag bag.fill; 0.867 1.054 square.and.arrow.down.fill; 0.867 1.102 square.and.arrow.up.fill; \
    0.867 1.148 square.and.arrow.down; 0.867 1.177 square.and.arrow.up; 0.868 0.845 textformat.subscript; \
    0.868 0.861 speaker.wave.1 speaker.wave.1.fill; 0.87 1.008 asterisk; 0.87 1.038 mappin.slash; 0.871 \
    0.242 chevron.compact.down chevron.compact.up; 0.873 1.163 figure.martial.arts; 0.875 0.875 appclip; \
    0.875 0.951 number; 0.875 0.959 sprinkler.and.droplets sprinkler.and.droplets.fill; 0.877 1.147 \
    capsule.portrait capsule.portrait.fill; 0.88 1.286 lightrail; 0.881 1.028 signpost.and.arrowtriangle.up \
    signpost.and.arrowtriangle.up.fill; 0.884 1.034 iphone.gen3.slash; 0.884 1.063 \
    hand.raised.fingers.spread; 0.885 1.133 hourglass.badge.plus; 0.886 1.235 popcorn; 0.887 1.226 tram; \
    0.888 0.944 powersleep; 0.891 1.067 phone.arrow.right.fill; 0.891 1.069 \
    rectangle.connected.to.line.below; 0.892 0.933 percent; 0.894 0.859 slider.vertical.3; 0.896 1.053 \
    arrowshape.down arrowshape.down.fill arrowshape.up arrowshape.up.fill; 0.898 0.95 humidifier.fill; 0.899 \
    0.899 clear clear.fill die.face.1 die.face.1.fill die.face.2 die.face.2.fill die.face.3 die.face.3.fill \
    die.face.4 die.face.4.fill die.face.5 die.face.5.fill die.face.6 die.face.6.fill dot.squareshape \
    dot.squareshape.fill dot.squareshape.split.2x2 mosaic mosaic.fill plus.square.dashed qrcode \
    questionmark.square.dashed square.bottomhalf.filled square.dashed square.dashed.inset.filled \
    square.grid.2x2 square.grid.2x2.fill square.inset.filled square.lefthalf.filled square.righthalf.filled \
    square.split.1x2 square.split.1x2.fill square.split.2x1 square.split.2x1.fill square.split.2x2 \
    square.split.2x2.fill square.split.bottomrightquarter square.split.bottomrightquarter.fill \
    square.split.diagonal square.split.diagonal.fill square.tophalf.filled squareshape squareshape.fill \
    squareshape.split.2x2 squareshape.split.3x3; 0.899 0.9 square.resize.down; 0.899 1.169 oval.portrait \
    oval.portrait.fill; 0.9 0.873 arrow.triangle.branch; 0.9 0.896 app.dashed questionmark.app.dashed; 0.9 \
    0.9 app.gift app.gift.fill; 0.9 1.02 waveform; 0.901 0.95 humidifier; 0.901 1.113 figure.mixed.cardio; \
    0.903 0.903 square.resize.up; 0.903 1.114 sparkles; 0.903 1.153 lamp.desk.fill; 0.904 1.165 \
    apps.iphone.badge.plus iphone.badge.play iphone.gen1.badge.play iphone.gen2.badge.play \
    iphone.gen3.badge.play; 0.905 0.899 esim esim.fill; 0.905 0.907 phone.fill; 0.905 1.119 shoeprints.fill; \
    0.907 0.74 arrow.backward arrow.forward arrow.left arrow.right; 0.907 1.137 doc.text.magnifyingglass; \
    0.909 1.008 curlybraces; 0.911 0.185 ellipsis; 0.911 0.807 backward.frame forward.frame; 0.911 0.911 \
    play.slash play.slash.fill; 0.911 0.925 arrow.uturn.down arrow.uturn.up; 0.911 1.163 \
    arrow.down.and.line.horizontal.and.arrow.up arrow.up.and.line.horizontal.and.arrow.down; 0.912 0.795 \
    backward.end.fill forward.end.fill; 0.913 1.144 mount.fill; 0.914 0.848 chevron.backward.2 \
    chevron.forward.2 chevron.left.2 chevron.right.2; 0.914 0.873 figure.rower; 0.915 1.144 figure.softball; \
    0.917 0.769 arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right; 0.917 \
    0.937 suit.spade; 0.917 0.946 suit.spade.fill; 0.917 1.261 car.top.door.front.left.open \
    car.top.door.front.left.open.fill; 0.918 1.258 dehumidifier dehumidifier.fill; 0.918 1.268 \
    figure.stairs; 0.919 0.918 righttriangle righttriangle.fill; 0.919 1.041 figure.hand.cycling; 0.92 0.915 \
    suit.club.fill; 0.921 1.009 bell; 0.921 1.028 bell.fill; 0.921 1.129 lamp.ceiling.fill; 0.922 0.918 \
    location.fill; 0.922 0.923 command; 0.923 0.911 arrow.uturn.backward arrow.uturn.forward \
    arrow.uturn.left arrow.uturn.right; 0.924 0.922 plus.forwardslash.minus; 0.924 1.23 \
    rectangle.arrowtriangle.2.inward; 0.926 1.091 bolt.slash bolt.slash.fill; 0.927 0.922 location; 0.927 \
    0.926 hand.wave.fill; 0.927 1.068 tornado; 0.927 1.153 mappin.and.ellipse; 0.928 0.901 eject.fill; 0.928 \
    1.111 medal; 0.928 1.219 figure.skating; 0.929 0.925 phone.arrow.down.left.fill \
    phone.arrow.up.right.fill; 0.929 1.098 hand.tap; 0.929 1.102 phone.arrow.right; 0.93 0.899 \
    poweroutlet.type.b poweroutlet.type.b.fill; 0.93 1.102 medal.fill; 0.931 0.917 suit.club; 0.931 0.922 \
    switch.2; 0.931 0.932 arrow.down.left.and.arrow.up.right arrow.up.backward.and.arrow.down.forward \
    arrow.up.left.and.arrow.down.right; 0.931 1.046 paperclip; 0.932 0.919 \
    slider.horizontal.below.rectangle; 0.932 1.168 lamp.desk; 0.933 1.023 staroflife.fill; 0.934 1.013 alarm \
    alarm.fill; 0.934 1.024 flask flask.fill; 0.935 0.901 list.bullet.below.rectangle; 0.936 1.074 fleuron \
    fleuron.fill; 0.937 1.032 mug mug.fill; 0.937 1.079 bell.badge; 0.937 1.098 bell.badge.fill; 0.938 1.023 \
    gift.fill; 0.938 1.076 hand.tap.fill; 0.938 1.132 align.horizontal.center align.horizontal.center.fill; \
    0.939 0.953 hand.wave; 0.939 0.958 stove.fill; 0.939 1.023 gift; 0.939 1.081 studentdesk; 0.939 1.142 \
    mount; 0.939 1.335 balloon.2; 0.94 0.909 eject; 0.94 0.941 stairs; 0.941 1.151 lamp.ceiling \
    lamp.ceiling.inverse; 0.942 1.097 lock.badge.clock; 0.942 1.098 lock.badge.clock.fill; 0.942 1.153 \
    arrow.left.arrow.right; 0.942 1.156 figure.kickboxing; 0.943 1.114 moon.zzz moon.zzz.fill; 0.944 0.925 \
    grid; 0.944 1.204 ear.badge.waveform; 0.945 0.924 figure.fall; 0.945 1.04 mic.slash.fill; 0.945 1.045 \
    mic.slash; 0.945 1.087 arrow.up.trash arrow.up.trash.fill trash trash.fill; 0.945 1.166 figure.archery; \
    0.946 0.97 pc; 0.947 1.14 figure.pickleball; 0.947 1.302 popcorn.fill; 0.948 0.75 barcode; 0.948 1.045 \
    applewatch.slash;
    """
}
