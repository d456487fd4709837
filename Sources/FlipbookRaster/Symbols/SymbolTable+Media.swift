extension SymbolTable {
  static let media = """
    play = {edge 8 46,0 -34,-46 -34,46} & {solid 8 46,0 -34,-46 -34,46}
    pause = {box -36,-44 28,88 8;box 8,-44 28,88 8} & {slab -36,-44 28,88 8;slab 8,-44 28,88 8}
    stop = {box -40,-40 80,80 12} & {slab -40,-40 80,80 12}
    playpause = {edge 5 0,0 -52,-36 -52,36;box 8,-36 18,72 5;box 34,-36 18,72 5} & {solid 5 0,0 -52,-36 \
    -52,36;slab 8,-36 18,72 5;slab 34,-36 18,72 5}
    forward = {edge 5 4,0 -54,-38 -54,38;edge 5 58,0 2,-38 2,38} & {solid 5 2,0 -54,-38 -54,38;solid 5 \
    58,0 2,-38 2,38}
    backward = {edge 5 -4,0 54,-38 54,38;edge 5 -58,0 -2,-38 -2,38} & {solid 5 -2,0 54,-38 54,38;solid \
    5 -58,0 -2,-38 -2,38}
    forward.end = {edge 5 0,0 -54,-38 -54,38;edge 5 46,0 -8,-38 -8,38;box 46,-38 12,76 5} & {solid 5 \
    -8,0 -58,-36 -58,36;solid 5 40,0 -8,-36 -8,36;slab 44,-38 14,76 5}
    backward.end = {edge 5 0,0 54,-38 54,38;edge 5 -46,0 8,-38 8,38;box -58,-38 12,76 5} & {solid 5 8,0 \
    58,-36 58,36;solid 5 -40,0 8,-36 8,36;slab -58,-38 14,76 5}
    forward.frame = {} & skip_next
    backward.frame = {} & skip_previous
    backward.end.alt = {} & skip_previous
    forward.end.alt = {} & skip_next
    eject = {} & eject
    record = {} & fiber_manual_record
    speaker = {edge 3 -34,-18 -14,-18 12,-40 12,40 -14,18 -34,18} & {solid 3 -34,-18 -14,-18 12,-40 \
    12,40 -14,18 -34,18}
    speaker.slash = /{edge 3 -34,-18 -14,-18 12,-40 12,40 -14,18 -34,18} & \
    /{solid 3 -34,-18 -14,-18 12,-40 12,40 -14,18 -34,18}
    speaker.zzz = {edge 3 -34,-18 -14,-18 12,-40 12,40 -14,18 -34,18} + {26,-40 46,-40 26,-16 46,-16} & \
    {solid 3 -34,-18 -14,-18 12,-40 12,40 -14,18 -34,18} + {26,-40 46,-40 26,-16 46,-16}
    speaker.wave.1, speaker.1 = {edge 3 -42,-18 -22,-18 4,-40 4,40 -22,18 -42,18;arc 2,0 28 -42 42} & \
    {solid 3 -42,-18 -22,-18 4,-40 4,40 -22,18 -42,18;arc 2,0 28 -42 42}
    speaker.wave.2, speaker.2 = {edge 3 -48,-18 -28,-18 -2,-40 -2,40 -28,18 -48,18;arc -4,0 28 -42 42;\
    arc -4,0 50 -42 42} & {solid 3 -48,-18 -28,-18 -2,-40 -2,40 -28,18 -48,18;arc -4,0 28 -42 42;arc \
    -4,0 50 -42 42}
    speaker.wave.3, speaker.3 = {edge 3 -58,-18 -38,-18 -12,-40 -12,40 -38,18 -58,18;arc -14,0 28 -42 \
    42;arc -14,0 50 -42 42;arc -14,0 72 -42 42} & {solid 3 -58,-18 -38,-18 -12,-40 -12,40 -38,18 -58,18;\
    arc -14,0 28 -42 42;arc -14,0 50 -42 42;arc -14,0 72 -42 42}
    speaker.plus, speaker.minus = ~volume_up & volume_up
    hifispeaker = {} & speaker
    hifispeaker.2 = {} & speaker_group
    homepodmini = ~home_mini & home_mini
    music.note.tv = queue_music
    guitars = mdi/guitar-electric
    pianokeys = {} & piano
    metronome = {edge 5 -14,-48 14,-48 38,48 -38,48;-2,20 30,-38} & {edge 5 -14,-48 14,-48 38,48 -38,48;\
    slab -30,20 60,26 4;-2,20 30,-38}
    tuningfork = {-16,-50 -16,-4;16,-50 16,-4;arc 0,-4 16 0 180;0,12 0,50}
    waveform = graphic_eq
    mic.slash = mic_off & mic_off
    headphones = headphones
    earbuds, airpods, airpods.gen3, beats.earphones, earpods = earbuds
    airpodsmax = headset
    hearingdevice.ear, ear = hearing
    radio = {} & radio
    video = {} & videocam
    video.slash = /~videocam & videocam_off
    video.bubble.left, video.doorbell, video.square = {} & duo
    tv, display, play.tv, appletv, desktopcomputer, pc, 4k.tv = tv & ^tv
    tv.slash = tv_off
    tv.music.note, tv.inset.filled = {} & live_tv
    photo = {} & image
    photo.on.rectangle = {} & photo_library
    camera = {} & photo_camera
    camera.slash = /~photo_camera & no_photography
    camera.aperture = {} & camera
    camera.metering.center.weighted, camera.metering.spot = center_focus_weak & center_focus_strong
    camera.metering.matrix, camera.metering.partial = center_focus_weak & center_focus_strong
    camera.rotate = cameraswitch & cameraswitch
    camera.filters = {ring 0,-16 30;ring -20,18 30;ring 20,18 30} & filter_b_and_w
    camera.macro = local_florist
    livephoto, livephoto.play = motion_photos_on
    livephoto.slash = motion_photos_off
    timelapse = timelapse
    shutter.releasebutton, shutter = {ring 0,0 50;ring 0,0 38}
    timer = {arc 0,0 46.7 -90 222;0,-46.7 0,-28;dot 0,0 8;solid 2 -24,-24 7.5,-4.5 -4.5,7.5}
    stopwatch = timer & timer
    clock = schedule & watch_later
    clock.arrow.2.circlepath = history
    deskclock = alarm & alarm
    alarm.waves.left.and.right = alarm_on
    hourglass.tophalf.filled = hourglass_empty & hourglass_full
    hourglass.bottomhalf.filled = hourglass_bottom
    memories = restore
    play.rectangle, play.rectangle.on.rectangle = ~smart_display & smart_display
    play.slash = play_disabled
    play.square.stack = {} & video_library
    captions.bubble = chat_bubble_outline + {-24,-16 -6,-16;8,-16 24,-16;-24,2 4,2;18,2 24,2}*0.95 & \
    closed_caption
    opticaldisc, opticaldiscdrive, record.player = {} & album
    recordingtape = voicemail
    airplayvideo = airplay
    rectangle.on.rectangle.slash = /content_copy
    pip.enter, pip.exit = picture_in_picture
    arcade.stick, l.joystick, r.joystick = {} & gamepad
    dpad = {} & gamepad
    xmark.bin = {} & delete_forever
    dial.low, dial.min, dial.max, dial.high, dial = speed
    speedometer, gauge, gauge.medium, gauge.high, gauge.low, gauge.with.dots.needle.67percent = speed
    gauge.with.dots.needle.50percent, gauge.with.dots.needle.33percent, gauge.with.needle = speed
    gauge.with.dots.needle.bottom.50percent = speed
    barometer = mdi/gauge
    ticket = {} & confirmation_number
    sportscourt = {} & stadium
    """
}
