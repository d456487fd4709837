extension SymbolTable {
  static let objects = """
    trash = {-40,-32 40,-32;-14,-32 -12,-44 12,-44 14,-32;-32,-32 -27,46 27,46 32,-32;-13,-16 -10,32;13,-16 \
    10,32;0,-16 0,32} & delete
    trash.slash = /delete_outline & /delete
    folder = mdi/folder-outline & folder
    plus.rectangle.on.folder = ~create_new_folder & create_new_folder
    doc, document = mdi/file-outline & insert_drive_file
    doc.text, doc.plaintext, note.text, doc.text.below.ecg, doc.append = {} & description
    document.text = {} & description
    doc.on.doc, doc.on.doc.square, document.on.document = content_copy & file_copy
    doc.on.clipboard = mdi/clipboard-outline & content_paste
    clipboard = mdi/clipboard-outline & mdi/clipboard
    doc.zipper = {} & folder_zip
    doc.text.magnifyingglass, doc.magnifyingglass = {} & find_in_page
    tray.2 = {-54,4 -35,-38 35,-38 54,4 54,30 48,38 -48,38 -54,30 -54,4 -20,4 -14,16 14,16 20,4 54,4} & \
    {-54,4 -35,-38 35,-38 54,4 54,30 48,38 -48,38 -54,30 -54,4;shape -54,4 -20,4 -14,16 14,16 20,4 54,4 54,30 48,38 \
    -48,38 -54,30}
    text.book.closed = {} & book
    book = {edge 4 -54,-36 0,-28 0,42 -54,34;edge 4 0,-28 54,-36 54,34 0,42} & \
    {solid 5 -54,-38 -28,-42 -3,-32 -3,42 -28,32 -54,36;solid 5 3,-32 28,-42 54,-38 54,36 28,32 3,42}
    book.pages = {} & article
    magnifyingglass, text.magnifyingglass = {arc -8,-8 32 45 405;14.6,14.6 42,42}
    plus.magnifyingglass = {arc -8,-8 34 45 405;16,16 44,44;-8,-22 -8,-8 -8,6;-22,-8 -8,-8 6,-8}
    minus.magnifyingglass = {arc -8,-8 34 45 405;16,16 44,44;-22,-8 6,-8}
    sparkle.magnifyingglass, location.magnifyingglass = travel_explore
    gear = {ring 0,0 47;ring 0,0 13.5;10,0 42,0;-5,8.7 -21,36.4;-5,-8.7 -21,-36.4;43,0 49.5,0;40.4,14.7 46.5,16.9;\
    32.9,27.6 37.9,31.8;21.5,37.2 24.8,42.9;7.5,42.3 8.6,48.7;-7.5,42.3 -8.6,48.7;-21.5,37.2 -24.7,42.9;-32.9,27.6 \
    -37.9,31.8;-40.4,14.7 -46.5,16.9;-43,0 -49.5,0;-40.4,-14.7 -46.5,-16.9;-32.9,-27.6 -37.9,-31.8;-21.5,-37.2 \
    -24.8,-42.9;-7.5,-42.3 -8.6,-48.7;7.5,-42.3 8.6,-48.7;21.5,-37.2 24.8,-42.9;32.9,-27.6 37.9,-31.8;40.4,-14.7 \
    46.5,-16.9}
    gearshape = {} & settings
    gearshape.arrow.triangle.2.circlepath = settings_suggest
    gearshape.2 = {} & miscellaneous_services
    wrench, wrench.adjustable = ~mdi/wrench & mdi/wrench
    screwdriver = ~mdi/screwdriver & mdi/screwdriver
    paintbrush.pointed = ~brush & brush
    eyedropper.halffull, eyedropper.full = {} & colorize
    drop = {} & ^water_drop
    drop.triangle = {} & opacity
    mappin = {dot 0,-33.5 18.4;hole -5.5,-40.5 4;shape -4.6,-20 4.6,-20 4.6,28 4.2,38 3.6,44 2.4,49 0,52 -2.4,49 \
    -3.6,44 -4.2,38 -4.6,28}
    mappin.and.ellipse = {dot 0,-36.5 18.5;hole -5.5,-43.5 4;shape -4.5,-20 4.5,-20 4.5,15 4,24 3,30 1.2,34.5 \
    -1.2,34.5 -3,30 -4,24 -4.5,15;17.1,17.2 24.7,18.9 31.2,21.2 36.4,23.9 39.9,27 41.8,30.3 41.8,33.7 39.9,37 \
    36.4,40.1 31.2,42.8 24.7,45.1 17.1,46.8 8.7,47.8 0,48.2 -8.7,47.8 -17.1,46.8 -24.7,45.1 -31.2,42.8 -36.4,40.1 \
    -39.9,37 -41.8,33.7 -41.8,30.3 -39.9,27 -36.4,23.9 -31.2,21.2 -24.7,18.9 -17.1,17.2}
    mappin.circle = {ring 0,0 50;ring 0,-14 13;0,-2 0,28}
    mappin.slash = location_off
    key = ~vpn_key & vpn_key
    key.horizontal = ~vpn_key & vpn_key
    key.slash = {} & key_off
    lock = {box -34,-8 68,56 10;arc 0,-18 20 180 360;-20,-18 -20,-4;20,-18 20,-4} & {slab -34,-8 68,56 \
    10;arc 0,-18 20 180 360;-20,-18 -20,-4;20,-18 20,-4}
    lock.open = lock_open
    lock.slash = /lock_outline & /lock
    lock.rotation.open = lock_reset
    lock.rotation = |lock_reset
    lock.icloud = {} & lock
    lock.doc = {} & mdi/file-lock
    lock.rectangle, lock.rectangle.stack = {box -62,-46 124,92 14} + lock*0.5
    lock.iphone = screen_lock_portrait
    cart = mdi/cart-outline & shopping_cart
    handbag = {edge 9 -40,-26 40,-26 45,50 -45,50;-17,-26 -17,-32;arc 0,-32 17 180 360;17,-32 \
    17,-26} & {solid 9 -40,-26 40,-26 45,50 -45,50;-17,-26 -17,-32;arc 0,-32 17 180 360;17,-32 17,-26}
    basket = {} & shopping_basket
    creditcard.and.123, wallet.pass, wallet.bifold = {} & account_balance_wallet
    giftcard = card_giftcard
    banknote = ~payments & payments
    dollarsign.arrow.circlepath = currency_exchange
    chart.bar = {box -62.2,-16.2 36.2,62.3 8;box -18.1,-31 36.2,77.1 8;box 26,-46.1 36.2,92.2 8} & {slab \
    -62.2,-16.2 36.2,62.3 8;slab -18.1,-31 36.2,77.1 8;slab 26,-46.1 36.2,92.2 8}
    chart.bar.doc.horizontal, chart.bar.xaxis.ascending, chart.bar.horizontal.page = {} & assessment
    chart.line.flattrend.xyaxis = {-54,-44 -54,34 -48,41 54,41;-38,-2 40,-2;24,-18 40,-2 24,14}
    chart.dots.scatter = scatter_plot
    calendar.day.timeline.left, calendar.day.timeline.right = calendar_today & calendar_month
    calendar = {box -44,-42 88,86 14;slab -44,-42 88,24 10;dot -20,2 5;dot 0,2 5;dot 20,2 5;dot -20,22 \
    5;dot 0,22 5;dot 20,22 5}
    suitcase, latch.2.case, case = work_outline & work
    suitcase.rolling, suitcase.cart = {} & luggage
    backpack = {} & backpack
    printer = {} & print
    scanner = {} & scanner
    faxmachine = {} & fax
    lightbulb.min = tips_and_updates & tips_and_updates
    lightbulb.slash = /lightbulb_outline & /lightbulb
    flashlight.on, flashlight.on.fill = flashlight_on
    flashlight.off = flashlight_off
    lamp.desk, lamp.table, lamp.floor, lamp.ceiling, light.recessed, chandelier = {} & light
    trophy = mdi/trophy-outline & emoji_events
    medal.star = {} & military_tech
    balloon = {ring 0,-16 34;0,18 0,52} & {dot 0,-16 34;0,18 0,52}
    birthday.cake = {} & cake
    mug, cup.and.heat.waves = {} & local_cafe
    wineglass = {} & wine_bar
    fork.knife = restaurant
    fish = {} & mdi/fish
    refrigerator = kitchen
    oven, stove, cooktop, microwave, dishwasher = {} & microwave
    washer, dryer = {} & local_laundry_service
    chair.lounge = {} & weekend
    bed.double.circle = bed & bed
    bathtub, shower.handheld = {} & bathtub
    toilet, sink = {} & wc
    door.left.hand.closed, door.right.hand.closed, door.garage.closed, door.garage.open = {} & sensor_door
    window.vertical.closed, window.vertical.open, window.casement = window
    curtains.closed, curtains.open, blinds.vertical.closed = {} & curtains
    fan, fan.desk, fan.floor, fan.ceiling, fanblades = ~mdi/fan & mdi/fan
    ruler = straighten
    level = straighten
    pencil.and.ruler = {} & design_services
    flask = {} & science
    shippingbox, cube.box = {} & inventory_2
    bandage = {} & {shape 0.4,-36.2 9.5,-46.2 15.5,-50.9 22.6,-53.3 30.1,-53.3 37.1,-50.9 43.2,-46.2 47.6,-39.7 49.9,-32.2 49.9,-24.2 47.6,-16.6 \
      43.2,-10.1 33.9,0.4 33,-6.3 29.7,-10.3 10,-31.3 5.9,-34.9;shape -0.4,36.2 -9.5,46.2 -15.5,50.9 -22.6,53.3 -30.1,53.3 -37.1,50.9 -43.2,46.2 -47.6,39.7 \
      -49.9,32.2 -49.9,24.2 -47.6,16.6 -43.2,10.1 -33.9,-0.4 -33,6.3 -29.7,10.3 -10,31.3 -5.9,34.9;shape 0,-30 1.9,-29.7 5.3,-27.6 26.2,-5.7 28.2,-2.1 \
      28.2,2.1 26.2,5.7 5.3,28 1.9,30.1 -1.9,30.1 -5.3,28 -25.8,5.7 -27.7,2.1 -27.7,-2.1 -25.8,-5.7 -5.3,-27.6 -1.9,-29.7 0,-30 0,0 4.6,-10.7 3.7,-13.6 \
      1.4,-15.4 -1.4,-15.4 -3.7,-13.6 -4.6,-10.7 -3.7,-7.8 -1.4,-6.1 1.4,-6.1 3.7,-7.8 4.6,-10.7 0,0 0,0 -5.4,0 -6.3,-2.9 -8.6,-4.7 -11.5,-4.7 -13.7,-2.9 \
      -14.6,0 -13.7,2.9 -11.5,4.7 -8.6,4.7 -6.3,2.9 -5.4,0 0,0 0,0 4.6,11.2 3.7,8.3 1.4,6.5 -1.4,6.5 -3.7,8.3 -4.6,11.2 -3.7,14.1 -1.4,15.9 1.4,15.9 \
      3.7,14.1 4.6,11.2 0,0 0,0 14.6,0 13.7,-2.9 11.5,-4.7 8.6,-4.7 6.3,-2.9 5.4,0 6.3,2.9 8.6,4.7 11.5,4.7 13.7,2.9 14.6,0 0,0}
    burst = flare
    parkingsign = local_parking
    questionmark.app.dashed, app.dashed = {-44,-20 -44,-44 -20,-44;20,-44 44,-44 44,-20;44,20 44,44 \
    20,44;-20,44 -44,44 -44,20}
    app.badge = {box -48,-40 88,88 22;dot 38,-38 18} & {slab -48,-40 88,88 22;dot 40,-40 14}
    apps.iphone, apps.ipad, square.grid.3x3.square = apps
    figure.handball = sports_handball
    person.crop = person_outline & person
    shield.checkmark = {} & verified_user
    arrow.up.forward.and.arrow.down.backward = {6,-6 42,-42;8,-42 42,-42 42,-8;-6,6 -42,42;-8,42 -42,42 \
    -42,8}
    network.badge.shield.half.filled = vpn_lock
    rectangle.dashed.badge.record = screenshot
    fire.extinguisher = fire_extinguisher
    """
}
