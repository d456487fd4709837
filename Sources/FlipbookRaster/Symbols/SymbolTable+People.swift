extension SymbolTable {
  static let people = """
    person = person_outline & person
    person.2, person.2.crop.square.stack = people_outline & people
    person.3, person.3.sequence = {} & groups
    person.slash = /person_outline & person_off
    person.crop.circle = {ring 0,0 50;dot 0,-14 18;solid 3 -31,28 -22,17 0,11 22,17 31,28 16,41 0,45 \
    -16,41} & account_circle
    person.crop.rectangle, person.crop.artframe = ~account_box & account_box
    person.fill.xmark = person_remove & person_remove
    person.fill.turn.right, person.fill.turn.left = person
    person.fill.turn.down = person
    person.crop.rectangle.stack, lanyardcard = {} & badge
    person.2.slash = mdi/account-off
    person.line.dotted.person, person.2.wave.2 = connect_without_contact
    person.wave.2 = {} & record_voice_over
    person.and.arrow.left.and.arrow.right = transfer_within_a_station
    person.and.background.dotted = {} & person_pin
    person.icloud = ~cloud + person*0.42
    person.bust = {} & person
    person.fill.viewfinder, person.viewfinder = center_focus_strong
    faceid = {-46,-22 -46,-36 -36,-46 -22,-46;22,-46 36,-46 46,-36 46,-22;46,22 46,36 36,46 22,46;-22,46 -36,46 \
    -46,36 -46,22;-18,-18 -18,-8;18,-18 18,-8;0,-18 0,4 -5,4;arc 0,4 20 40 140}
    touchid, opticid = fingerprint
    face.smiling, face.smiling.inverse, smiley = sentiment_satisfied_alt & mood
    face.frowning = sentiment_dissatisfied & mood_bad
    eye = ~visibility + {dot 0,0 14} & visibility
    eye.slash = /~visibility & visibility_off
    eyes, eyes.inverse = {ring -26,0 24;dot -22,6 10;ring 26,0 24;dot 30,6 10}
    figure.mind.and.body = psychology
    eyeglasses, sunglasses = mdi/glasses & mdi/sunglasses
    hand.raised.slash, hand.raised.brakesignal.slash = do_not_touch
    hand.raised.fingers.spread = {} & pan_tool
    hand.point.up, hand.point.up.left, hand.point.up.braille = {} & touch_app
    hand.draw = ~touch_app & touch_app
    hand.point.right, hand.point.forward = {} & mdi/hand-pointing-right
    hand.point.left, hand.point.backward = {} & |mdi/hand-pointing-right
    hand.point.down = {} & mdi/hand-pointing-right@90
    hand.wave = {} & waving_hand
    hands.sparkles, hands.and.sparkles = {} & sign_language
    hand.pinch = pinch
    figure.stand, figure, figure.arms.open, figure.wave = accessibility_new
    figure.2.arms.open = {dot -24,-41 8;solid 3 -46,-37 -41,-40 -31,-26 -17,-26 -7,-40 -2,-37 -14,-14 -14,4 -12,46 \
    -19,46 -24,12 -29,46 -36,46 -34,4 -34,-14;dot 24,-41 8;solid 3 46,-37 41,-40 31,-26 17,-26 7,-40 2,-37 14,-14 \
    14,4 12,46 19,46 24,12 29,46 36,46 34,4 34,-14}
    figure.stand.line.dotted.figure.stand = social_distance
    figure.hiking = hiking
    figure.child = child_care
    figure.dress.line.vertical.figure, figure.2, figure.2.and.child.holdinghands = family_restroom
    figure.roll, figure.roll.runningpace = accessible_forward
    figure.pool.swim, figure.open.water.swim = pool
    figure.outdoor.cycle, figure.indoor.cycle = directions_bike
    figure.mixed.cardio = {dot 0,-45 10.2;solid 3 -43,-49 -10,-34 10,-34 43,-49 46,-41 11,-22 11,3 29,47 20,53 \
    0,10 -20,53 -29,47 -11,3 -11,-22 -46,-41}
    figure.strengthtraining.traditional = {dot 0,-47 11;solid 4 -16,-31 16,-31 36,10 27,16 12,-14 12,-1 -12,-1 \
    -12,-14 -27,16 -36,10;-55,6 55,6;solid 2 -49,-9 -41,-9 -41,21 -49,21;solid 2 41,-9 49,-9 49,21 41,21;\
    solid 4 -14,12 14,12 24,54 14,57 0,22 -14,57 -24,54}
    figure.strengthtraining.functional = fitness_center
    figure.skiing.downhill, figure.skiing.crosscountry = downhill_skiing
    figure.snowboarding = snowboarding
    figure.surfing = surfing
    figure.dance, figure.socialdance = nightlife
    figure.basketball = sports_basketball
    figure.soccer, figure.australian.football, figure.american.football = sports_soccer
    figure.tennis = sports_tennis
    figure.golf = golf_course
    figure.boxing, figure.martial.arts, figure.kickboxing = sports_mma
    figure.gymnastics = sports_gymnastics
    figure.stairs, figure.stair.stepper, stairs = stairs
    figure.sailing = sailing
    figure.climbing = hiking
    figure.rower = rowing
    studentdesk = desk
    """
}
