extension SymbolTable {
  static let communication = """
    bell = notifications_none & notifications
    bell.slash = /notifications_none & notifications_off
    bell.and.waveform = mdi/bell-ring-outline & notifications_active
    bell.badge.waveform = mdi/bell-ring-outline & notifications_active
    envelope = mail_outline & mail
    envelope.arrow.triangle.branch = forward_to_inbox
    mail, mail.stack = mail_outline & mail
    paperplane = ~send@-45 & send@-45
    bubble.middle.bottom = chat_bubble_outline & chat_bubble
    message = chat_bubble_outline & chat_bubble
    message.badge, bubble.left.and.exclamationmark.bubble.right = {} & mark_unread_chat_alt
    message.and.waveform = {} & message
    ellipsis.message = chat_bubble_outline + {dot -20,-5 6;dot 0,-5 6;dot 20,-5 6} & textsms
    text.bubble = chat_bubble_outline + {-24,-16 24,-16;-24,2 12,2}*0.95 & chat
    character.bubble = chat_bubble_outline + {-24,-16 24,-16;-24,2 12,2}*0.95 & chat
    plus.message = chat_bubble_outline + {-16,-5 0,-5 16,-5;0,-21 0,-5 0,11} & add_comment
    checkmark.bubble, checkmark.message = chat_bubble_outline + {-18,-5 -5,8 18,-18} & mark_chat_read
    questionmark.bubble = chat_bubble_outline + "?"*0.6 & live_help
    star.bubble = chat_bubble_outline + star*0.5 & reviews
    info.bubble = chat_bubble_outline + {dot 0,-23 5;0,-8 0,12} & announcement
    bubble.left.and.text.bubble.right, message.and.message = {} & forum
    phone.down = {} & call_end
    phone.arrow.up.right, phone.arrow.up.forward = {} & mdi/phone-outgoing
    phone.arrow.down.left = {} & mdi/phone-incoming
    phone.arrow.right = {} & phone_forwarded
    phone.connection, phone.and.waveform = {} & phone_in_talk
    phone.bubble, phone.bubble.left = {} & perm_phone_msg
    teletype = tty
    horn = {} & mdi/bullhorn
    horn.blast = {} & mdi/bullhorn
    wifi = {arc 0,36 30 226 314;arc 0,36 54 226 314;arc 0,36 78 226 314;dot 0,34 9}
    wifi.slash = /{arc 0,36 30 226 314;arc 0,36 54 226 314;arc 0,36 78 226 314;dot 0,34 9}
    wifi.router = router
    personalhotspot = link
    antenna.radiowaves.left.and.right.slash = sensors_off
    cellularbars = signal_cellular_alt
    simcard, simcard.2, sdcard = sim_card
    globe = {pen 0.68;ring 0,0 49;20.1,0 19.4,12 17.4,23.2 14.2,32.8 10,40.2 5.2,44.8 0,46.4 -5.2,44.8 \
    -10,40.2 -14.2,32.8 -17.4,23.2 -19.4,12 -20.1,0 -19.4,-12 -17.4,-23.2 -14.2,-32.8 -10,-40.2 -5.2,-44.8 \
    0,-46.4 5.2,-44.8 10,-40.2 14.2,-32.8 17.4,-23.2 19.4,-12 20.1,0;-34.3,-31.2 -25.8,-26.3 -17.2,-22.9 \
    -8.6,-20.8 0,-20.1 8.6,-20.8 17.2,-22.9 25.8,-26.3 34.3,-31.2;-34.3,31.2 -25.8,26.3 -17.2,22.9 -8.6,20.8 \
    0,20.1 8.6,20.8 17.2,22.9 25.8,26.3 34.3,31.2;0,-46.4 0,46.4;-46.4,0 46.4,0}
    globe.americas, globe.europe.africa, globe.asia.australia, globe.central.south.asia = public & public
    globe.desk = public & public
    link.badge.plus = add_link
    qrcode = qr_code_2
    qrcode.viewfinder, barcode.viewfinder = qr_code_scanner
    barcode = mdi/barcode
    shareplay, airdrop = cast
    shared.with.you = {} & group
    rss, dot.radiowaves.up = rss_feed
    tag = ~sell@90 & sell@90
    tag.slash = /~sell & label_off
    flag.slash = /outlined_flag & /flag
    flag.2.crossed, flag.checkered, flag.checkered.2.crossed = sports_score
    bookmark = bookmark_border & bookmark
    bookmark.slash = /bookmark_border & /bookmark
    rosette = workspace_premium
    checkmark.seal = {} & verified
    shield.checkerboard, checkerboard.shield, shield.checkered = {edge 6 0,-50 41,-34 41,1 34,22 20,38 0,50 -20,38 \
    -34,22 -41,1 -41,-34;shape -38,-32 0,-47 0,0 -38,0;shape 0,0 38,0 32,20 19,35 0,47}
    shield.lefthalf.filled = {edge 6 0,-50 41,-34 41,1 34,22 20,38 0,50 -20,38 -34,22 -41,1 -41,-34;\
    shape 0,-47 0,47 -19,35 -32,20 -38,0 -38,-32}
    shield.righthalf.filled = {edge 6 0,-50 41,-34 41,1 34,22 20,38 0,50 -20,38 -34,22 -41,1 -41,-34;\
    shape 0,-47 38,-32 38,0 32,20 19,35 0,47}
    exclamationmark.icloud = ~cloud + {0,-14 0,8;dot 0,20 4.5} & ~cloud + {0,-14 0,8;dot 0,20 4.5}
    info = {dot 0,-36 7;0,-12 0,38;-10,-12 0,-12;-12,38 0,38 12,38}
    nosign, circle.slash, slash.circle = {ring 0,0 50;-29,-29 29,29} & do_not_disturb
    lifepreserver = {} & support
    translate, character.book.closed, textformat.abc.dottedunderline = translate
    signature = draw
    magazine = {} & auto_stories
    """
}
