import Foundation

extension SymbolSizes {
  /// Where the ink of a symbol lies in a circle around it, in the circle's diameter from its middle, y down; nil where it is not
  /// known.
  static func place(inCircle name: String) -> CGRect? { places[name] }

  private static let places: [String: CGRect] = {
    var places: [String: CGRect] = [:]
    for entry in circles.split(separator: ";") {
      let words = entry.split(separator: " ")
      let values = words.dropFirst().compactMap { Double($0) }
      guard values.count == 4 else { continue }
      places[String(words[0])] = CGRect(
        x: values[2] - values[0] / 2, y: values[3] - values[1] / 2, width: values[0], height: values[1])
    }
    return places
  }()

  /// Each entry is a name, a width, a height and the place of the middle; entries end in semicolons.
  private static let circles = """
    0 0.36 0.48 0 0; 00 0.58 0.43 0 0; 01 0.47 0.43 -0.02 0; 02 0.55 0.43 -0.01 0; 03 0.57 0.43 -0.01 0; 04 \
    0.59 0.43 0 0; 05 0.57 0.43 -0.01 0; 06 0.58 0.43 -0.01 0; 07 0.54 0.43 0 0; 08 0.58 0.43 0 0; 09 0.57 \
    0.43 0 0; 1 0.2 0.48 -0.03 0; 10 0.51 0.43 -0.01 0; 11 0.4 0.42 -0.03 0; 12 0.48 0.42 -0.02 0; 13 0.5 \
    0.43 -0.01 0; 14 0.51 0.42 -0.02 0; 15 0.49 0.43 -0.02 0; 16 0.5 0.43 -0.02 0; 17 0.47 0.42 -0.01 0; 18 \
    0.51 0.43 -0.01 0; 19 0.5 0.43 -0.02 0; 2 0.33 0.47 0.01 -0.01; 20 0.55 0.43 0.01 0; 21 0.44 0.42 -0.01 \
    0; 22 0.53 0.42 0 -0.01; 23 0.54 0.43 0 0; 24 0.55 0.43 0.01 0; 25 0.54 0.43 0 0; 26 0.55 0.43 0 0; 27 \
    0.51 0.43 0.01 0; 28 0.55 0.43 0 0; 29 0.54 0.43 0 0; 3 0.34 0.48 0.01 0; 30 0.57 0.43 0 0; 31 0.46 0.43 \
    -0.01 0; 32 0.54 0.43 0 0; 33 0.56 0.43 0 0; 34 0.57 0.43 0 0; 35 0.55 0.43 0 0; 36 0.56 0.43 0 0; 37 \
    0.53 0.43 0 0; 38 0.57 0.43 0 0; 39 0.56 0.43 0 0; 4 0.38 0.47 -0.01 -0.01; 40 0.59 0.43 -0.01 0; 41 \
    0.47 0.42 -0.03 0; 42 0.56 0.43 -0.02 0; 43 0.58 0.43 -0.01 0; 44 0.59 0.42 -0.01 0; 45 0.57 0.43 -0.01 \
    0; 46 0.58 0.43 -0.02 0; 47 0.54 0.42 -0.01 0; 48 0.58 0.43 -0.01 0; 49 0.58 0.43 -0.01 0; 5 0.34 0.47 0 \
    0.01; 50 0.56 0.43 0.01 0; 6 0.35 0.48 0 0; 7 0.33 0.47 0.01 0.01; 8 0.36 0.48 0 0; 9 0.35 0.48 0 0; a \
    0.41 0.48 0 0; airplane 0.61 0.56 0.02 0; airplayaudio 0.52 0.51 0 0; airplayvideo 0.58 0.47 0 0.02; ant \
    0.46 0.66 0 -0.01; antenna.radiowaves.left.and.right 0.64 0.56 0 0.05; archivebox 0.54 0.5 0 0.01; \
    arrow.backward 0.52 0.42 0 0; arrow.backward.to.line 0.56 0.45 0.03 0; arrow.clockwise 0.45 0.54 0 \
    -0.02; arrow.counterclockwise 0.45 0.54 0 -0.02; arrow.down 0.42 0.51 0 0; arrow.down.backward 0.39 0.39 \
    0 0; arrow.down.forward 0.39 0.39 0 0; arrow.down.forward.and.arrow.up.backward 0.54 0.54 0 0; \
    arrow.down.left 0.39 0.39 0 0; arrow.down.left.and.arrow.up.right 0.53 0.53 0 0; arrow.down.right 0.39 \
    0.39 0 0; arrow.down.right.and.arrow.up.left 0.54 0.54 0 0; arrow.down.to.line 0.45 0.57 0 -0.01; \
    arrow.forward 0.52 0.42 0 0; arrow.forward.to.line 0.56 0.45 -0.03 0; arrow.left 0.52 0.42 0 0; \
    arrow.left.and.right 0.63 0.37 0 0; arrow.left.arrow.right 0.49 0.62 0 0; arrow.left.to.line 0.56 0.45 \
    0.03 0; arrow.right 0.52 0.42 0 0; arrow.right.to.line 0.56 0.45 -0.03 0; arrow.triangle.2.circlepath \
    0.71 0.57 0 0; arrow.up 0.42 0.51 0 0; arrow.up.and.down 0.37 0.63 0 0; arrow.up.arrow.down 0.63 0.49 0 \
    0; arrow.up.backward 0.39 0.39 0 0; arrow.up.backward.and.arrow.down.forward 0.53 0.53 0 0; \
    arrow.up.forward 0.39 0.39 0 0; arrow.up.forward.and.arrow.down.backward 0.54 0.54 0 0; arrow.up.left \
    0.39 0.39 0 0; arrow.up.left.and.arrow.down.right 0.53 0.53 0 0; arrow.up.right 0.39 0.39 0 0; \
    arrow.up.right.and.arrow.down.left 0.54 0.54 0 0; arrow.up.to.line 0.45 0.57 0 0.02; \
    arrow.uturn.backward 0.5 0.51 0 -0.01; arrow.uturn.down 0.51 0.5 -0.01 -0.01; arrow.uturn.forward 0.5 \
    0.51 0 -0.01; arrow.uturn.left 0.5 0.51 0 -0.01; arrow.uturn.right 0.5 0.51 0 -0.01; arrow.uturn.up 0.51 \
    0.5 0.01 -0.01; arrowshape.backward 0.59 0.5 -0.01 0; arrowshape.down 0.5 0.59 0 0; arrowshape.forward \
    0.61 0.52 0 0; arrowshape.left 0.59 0.5 -0.01 0; arrowshape.right 0.61 0.52 0 0; \
    arrowshape.turn.up.backward 0.59 0.5 -0.02 -0.03; arrowshape.turn.up.backward.2 0.7 0.48 -0.02 -0.03; \
    arrowshape.turn.up.forward 0.59 0.5 0.01 -0.03; arrowshape.turn.up.left 0.59 0.5 -0.02 -0.03; \
    arrowshape.turn.up.left.2 0.7 0.48 -0.02 -0.03; arrowshape.turn.up.right 0.59 0.5 0.01 -0.03; \
    arrowshape.up 0.5 0.59 0 -0.01; arrowtriangle.backward 0.35 0.41 -0.04 0; arrowtriangle.down 0.41 0.35 0 \
    0.03; arrowtriangle.forward 0.35 0.41 0.03 0; arrowtriangle.left 0.35 0.41 -0.04 0; arrowtriangle.right \
    0.35 0.41 0.03 0; arrowtriangle.up 0.41 0.35 0 -0.02; asterisk 0.48 0.52 0 0; at 0.59 0.61 0 0; b 0.37 \
    0.46 0.02 0; backpack 0.42 0.65 0 -0.01; backward 0.65 0.37 -0.04 0; backward.end 0.44 0.39 0 0; bag \
    0.47 0.54 0 -0.02; baseball 0.54 0.54 0 0; basketball 0.54 0.54 0 0; battery.100percent 0.66 0.32 0.02 \
    0; bed.double 0.61 0.41 0 0; bell 0.53 0.59 0 0; bicycle 0.73 0.46 0 -0.02; binoculars 0.65 0.48 0 0; \
    bird 0.58 0.65 0.02 0; bitcoinsign 0.31 0.58 0.02 0.01; bolt 0.43 0.68 -0.01 0; bolt.car 0.55 0.43 0 \
    -0.02; bolt.horizontal 0.67 0.32 0 0.01; book 0.55 0.43 0 0; book.closed 0.42 0.53 0 0; bookmark 0.35 \
    0.53 0 0; books.vertical 0.59 0.52 0.01 -0.01; brazilianrealsign 0.54 0.53 0.02 0; briefcase 0.58 0.5 0 \
    -0.02; bubble 0.55 0.52 0 0.03; bubble.left 0.55 0.52 0 0.03; bubble.right 0.55 0.52 0 0.03; \
    building.columns 0.56 0.54 0 -0.02; c 0.4 0.48 -0.01 0; calendar 0.54 0.5 0 0; camera 0.61 0.49 0 -0.01; \
    camera.macro 0.6 0.56 0 0.03; car 0.55 0.43 0 -0.02; cart 0.59 0.52 -0.01 0.04; cat 0.65 0.56 0.01 0.01; \
    centsign 0.32 0.5 -0.01 0; chart.line.downtrend.xyaxis 0.55 0.48 0 -0.01; chart.line.flattrend.xyaxis \
    0.56 0.48 0.01 -0.01; chart.line.uptrend.xyaxis 0.55 0.48 0 -0.01; checkmark 0.46 0.46 0 0.01; \
    chevron.backward 0.29 0.5 -0.04 0; chevron.down 0.52 0.3 0 0.04; chevron.forward 0.3 0.52 0.02 0; \
    chevron.left 0.29 0.5 -0.04 0; chevron.right 0.3 0.52 0.02 0; chevron.up 0.52 0.3 0 -0.02; circle.dotted \
    0.52 0.52 0 0; circle.grid.3x3 0.49 0.47 0 0; circle.hexagongrid 0.61 0.56 0 0; clock 0.54 0.54 0 0; \
    cloud 0.62 0.41 0 -0.02; cloud.bolt 0.55 0.64 0 0; cloud.bolt.rain 0.55 0.64 0 0; cloud.drizzle 0.55 0.6 \
    0 0; cloud.fog 0.55 0.58 0 -0.01; cloud.hail 0.55 0.6 0 0; cloud.heavyrain 0.55 0.59 0 -0.02; cloud.moon \
    0.67 0.44 0 -0.01; cloud.moon.bolt 0.64 0.63 0 0.02; cloud.moon.rain 0.64 0.59 0 0; cloud.rain 0.55 0.6 \
    0 0; cloud.sleet 0.55 0.62 0.01 -0.01; cloud.snow 0.55 0.56 0 -0.01; cloud.sun 0.72 0.5 0.01 -0.04; \
    cloud.sun.bolt 0.68 0.69 0 0; cloud.sun.rain 0.68 0.65 0 -0.01; command 0.52 0.52 0 0; creditcard 0.58 \
    0.42 0 0; cricket.ball 0.54 0.54 0 0; cross 0.56 0.56 0 0; cross.case 0.58 0.5 0 -0.02; d 0.39 0.46 0.02 \
    0; dishwasher 0.46 0.55 0 0; divide 0.49 0.49 0 0; doc 0.43 0.56 0.01 -0.01; dog 0.66 0.55 0.02 -0.01; \
    dollarsign 0.33 0.57 0 0; drop 0.35 0.51 0 -0.01; dryer 0.46 0.55 0 0; e 0.31 0.46 0 0; eject 0.49 0.48 \
    0 -0.03; ellipsis 0.62 0.15 0 0; envelope 0.6 0.43 0 0; equal 0.47 0.26 0 0; eurosign 0.45 0.49 -0.03 0; \
    exclamationmark 0.11 0.52 0 0; exclamationmark.bubble 0.55 0.52 0 0.03; eye 0.66 0.41 0 0; f 0.32 0.47 \
    0.01 0; figure.2 0.68 0.53 0 0; figure.child 0.43 0.6 0 -0.01; figure.fall 0.63 0.61 0.02 0; figure.run \
    0.5 0.66 0.02 0; figure.walk 0.43 0.67 0.03 -0.02; figure.wave 0.36 0.69 -0.01 0; film 0.58 0.45 0 0; \
    fish 0.64 0.49 0.01 -0.01; flag 0.45 0.51 0.01 0.02; flag.2.crossed 0.74 0.43 0 0; flag.checkered 0.45 \
    0.51 0.01 0.02; flame 0.46 0.59 0.01 0.02; flashlight.off 0.27 0.65 0 0; flashlight.on 0.27 0.65 0 0; \
    folder 0.57 0.47 0 0; football 0.52 0.52 0 0; fork.knife 0.37 0.66 -0.02 0; forward 0.65 0.37 0.04 0; \
    forward.end 0.44 0.39 0 0; francsign 0.35 0.48 -0.01 0.01; fuelpump 0.52 0.58 0.02 -0.01; g 0.42 0.49 \
    -0.01 0; gear 0.65 0.65 0 0; gearshape 0.59 0.59 0 0; gift 0.48 0.53 0 -0.01; graduationcap 0.64 0.55 0 \
    0.04; greaterthan 0.4 0.42 0.03 0; grid 0.58 0.58 0 0; h 0.4 0.47 0 0; hammer 0.64 0.59 0.03 -0.01; \
    hand.raised 0.47 0.63 0.03 -0.02; hand.thumbsdown 0.54 0.56 0.01 0.02; hand.thumbsup 0.54 0.56 -0.02 \
    -0.02; handbag 0.52 0.54 0 -0.03; hare 0.71 0.51 0 -0.02; headphones 0.55 0.56 0 -0.01; heart 0.54 0.49 \
    0 0.02; hockey.puck 0.54 0.41 0 0; hourglass 0.38 0.59 0 0; house 0.64 0.56 0 -0.02; house.and.flag 0.63 \
    0.47 0 -0.01; house.lodge 0.76 0.35 0 -0.02; hurricane 0.4 0.65 0 0; i 0.08 0.47 0 0; icloud 0.62 0.41 0 \
    -0.02; indianrupeesign 0.35 0.48 0 0.01; infinity 0.68 0.32 0 0; info 0.28 0.59 0.01 -0.01; iphone 0.39 \
    0.64 0 0; iphone.gen1 0.39 0.64 0 0; iphone.gen2 0.39 0.64 0 0; iphone.gen3 0.39 0.64 0 0; \
    iphone.gen3.radiowaves.left.and.right 0.76 0.58 0 0; iphone.radiowaves.left.and.right 0.76 0.58 0 0; j \
    0.3 0.48 -0.02 0; k 0.36 0.47 0.01 0; l 0.31 0.47 0.02 -0.01; ladybug 0.62 0.65 0 -0.02; leaf 0.49 0.42 \
    -0.01 0; lessthan 0.4 0.42 -0.03 0; lightbulb 0.35 0.62 0 0; line.2.horizontal.decrease 0.63 0.24 0 \
    0.02; line.3.crossed.swirl 2.08 2.04 -0.16 -0.63; line.3.horizontal 0.59 0.41 0 0; \
    line.3.horizontal.decrease 0.63 0.41 0 0.03; link 0.57 0.56 -0.01 0; list.bullet 0.58 0.42 0 0; lizard \
    0.63 0.59 -0.03 -0.02; location 0.56 0.56 -0.03 0.03; location.north 0.47 0.57 0 -0.02; lock 0.36 0.53 0 \
    -0.01; m 0.47 0.48 0 0; magnifyingglass 0.53 0.53 0 0; map 0.55 0.52 0 0; mappin 0.23 0.62 0 0; \
    mappin.and.ellipse 0.52 0.6 0 -0.01; message 0.56 0.51 0 0.01; mic 0.39 0.6 0 0; microbe 0.58 0.58 0 0; \
    minus 0.49 0.09 0 0; moon 0.56 0.56 0 0.01; moon.dust 0.63 0.61 0 0; moon.haze 0.63 0.56 0 -0.02; \
    moon.stars 0.56 0.58 0 0; moonrise 0.58 0.53 0 -0.03; moonset 0.58 0.53 0 -0.03; mountain.2 0.69 0.38 0 \
    -0.03; multiply 0.41 0.41 0 0; music.mic 0.53 0.54 -0.01 -0.01; n 0.38 0.47 0 0; newspaper 0.52 0.5 0 0; \
    number 0.43 0.5 0 0; o 0.44 0.48 0 0; p 0.35 0.47 0.02 0; paperclip 0.55 0.61 0 0; paperplane 0.59 0.59 \
    -0.05 0.02; parkingsign 0.35 0.47 0.02 0; pause 0.36 0.39 0 0; pawprint 0.54 0.52 0 -0.01; pencil 0.5 \
    0.5 0 0; person 0.52 0.55 0 -0.02; person.bust 0.47 0.6 0 -0.02; person.crop 0.6 0.71 0 0.07; \
    person.crop.circle.dashed 0.64 0.64 0 0; personalhotspot 0.68 0.39 0 0; phone 0.53 0.53 0 0; \
    phone.arrow.up.right 0.55 0.54 -0.03 0.03; phone.down 0.69 0.27 0 -0.02; photo 0.57 0.45 0 0; \
    photo.artframe 0.6 0.48 0 0; pill 0.52 0.52 0 0; pills 0.61 0.53 -0.01 -0.01; pin 0.4 0.6 0 0.02; play \
    0.35 0.41 0.03 0; playpause 0.65 0.39 0 0; plus 0.48 0.48 0 0; plusminus 0.35 0.51 0 -0.02; popcorn 0.42 \
    0.59 0 0; power 0.53 0.54 0 -0.01; purchased 0.44 0.56 0 0; q 0.44 0.54 0 0.02; questionmark 0.32 0.51 0 \
    0; r 0.35 0.47 0.01 0; r1 0.44 0.4 0 0; record 0.4 0.4 0 0; recordingtape 0.65 0.3 0 0; repeat 0.63 0.56 \
    0 0; repeat.1 0.6 0.53 -0.02 0.01; restart 0.42 0.48 -0.05 0; rotate.3d 0.59 0.59 0 0; rublesign 0.38 \
    0.48 0 0.01; s 0.37 0.48 0 0; sailboat 0.55 0.62 0.01 -0.03; shared.with.you 0.66 0.51 0 0; shekelsign \
    0.37 0.49 -0.01 0.01; shippingbox 0.54 0.57 0 0; shoe 0.72 0.33 0 0.01; shuffle 0.62 0.49 0 0; \
    signpost.and.arrowtriangle.up 0.51 0.6 0 0; signpost.left 0.52 0.55 -0.02 0; signpost.right 0.52 0.55 \
    0.02 0; signpost.right.and.left 0.5 0.6 0 -0.01; sleep 0.62 0.62 0 0; smoke 0.67 0.48 -0.01 -0.02; \
    snowflake 0.56 0.63 0 0; soccerball 0.52 0.52 0 0; sos 0.67 0.33 0 0; speaker 0.33 0.48 -0.04 0; \
    speaker.wave.2 0.57 0.46 -0.01 0; sportscourt 0.63 0.43 0 0; square.and.pencil 0.52 0.51 0.02 -0.02; \
    star 0.6 0.57 0 -0.02; staroflife 0.49 0.54 0 0; steeringwheel 0.61 0.61 0 0; sterlingsign 0.37 0.48 \
    -0.01 -0.01; stethoscope 0.66 0.53 0 0.01; stop 0.37 0.37 0 0; storefront 0.57 0.57 0 0; sun.dust 0.63 \
    0.63 0 -0.02; sun.haze 0.63 0.59 0 -0.04; sun.horizon 0.63 0.47 0 -0.04; sun.max 0.64 0.64 0 0; sun.rain \
    0.63 0.7 0 -0.01; sun.snow 0.63 0.64 0 -0.01; sunrise 0.58 0.53 0 -0.05; sunset 0.58 0.53 0 -0.05; t 0.4 \
    0.47 0 0; tag 0.54 0.54 -0.01 0.01; teletype 0.61 0.49 0 -0.01; tengesign 0.36 0.48 0 0.01; \
    tennis.racket 0.56 0.56 0 0; tennisball 0.54 0.54 0 0; tent 0.56 0.55 0 -0.04; tent.2 0.67 0.47 -0.01 \
    -0.03; theatermasks 0.66 0.49 0.01 0; thermometer.snowflake 0.53 0.67 0.03 0; thermometer.sun 0.55 0.69 \
    0.04 -0.01; timer 0.57 0.57 0 0; toilet 0.39 0.64 0 0.02; tornado 0.53 0.61 0 0; tortoise 0.75 0.37 0.01 \
    0; tram 0.41 0.61 0 0.01; trash 0.53 0.61 0 0; tray 0.59 0.43 0 -0.01; tree 0.58 0.59 0 0.01; trophy \
    0.55 0.56 0 0; tropicalstorm 0.4 0.65 0 0; tshirt 0.64 0.53 0 0.01; turkishlirasign 0.35 0.48 0 0; tv \
    0.59 0.5 0 0.03; u 0.4 0.48 0 0; v 0.41 0.48 0 0; video 0.61 0.41 0.02 0; viewfinder 0.5 0.5 0 0; \
    visionpro 0.66 0.37 0 -0.01; volleyball 0.54 0.54 0 0; w 0.58 0.48 0 0; wake 0.62 0.62 0 0; washer 0.46 \
    0.55 0 0; wave.3.backward 0.42 0.67 0 0; wave.3.forward 0.42 0.67 0 0; wave.3.left 0.42 0.67 0 0; \
    wave.3.right 0.42 0.67 0 0; waveform 0.57 0.56 0 0; wifi 0.65 0.47 0 0; wind 0.64 0.55 0 0; wind.snow \
    0.64 0.61 -0.01 -0.01; wonsign 0.43 0.49 0 0.01; x 0.37 0.47 0 0; xmark 0.41 0.41 0 0; xmark.bin 0.64 \
    0.49 0 0.03; y 0.38 0.47 0 0; yensign 0.37 0.5 0 0; z 0.37 0.46 0 0;
    """
}
