extension SymbolTable {
  static let arrows = """
    arrow.right, arrow.forward = {-46,0 46,0;14,-34 46,0 14,34}
    arrow.left, arrow.backward = {46,0 -46,0;-14,-34 -46,0 -14,34}
    arrow.up = {0,46 0,-46;-34,-14 0,-46 34,-14}
    arrow.down = {0,-46 0,46;-34,14 0,46 34,14}
    arrow.up.right, arrow.up.forward = {-36,36 36,-36;-14,-36 36,-36 36,14}
    arrow.up.left, arrow.up.backward = {36,36 -36,-36;14,-36 -36,-36 -36,14}
    arrow.down.right, arrow.down.forward = {-36,-36 36,36;-14,36 36,36 36,-14}
    arrow.down.left, arrow.down.backward = {36,-36 -36,36;14,36 -36,36 -36,-14}
    arrow.left.and.right = {-56,0 56,0;-28,-28 -56,0 -28,28;28,-28 56,0 28,28}
    arrow.up.and.down = {0,-56 0,56;-28,-28 0,-56 28,-28;-28,28 0,56 28,28}
    arrow.left.arrow.right = {46,-22 -46,-22;-22,-44 -46,-22 -22,0;-46,24 46,24;22,2 46,24 22,46}
    arrow.right.arrow.left = {46,-22 -46,-22;-22,-44 -46,-22 -22,0;-46,24 46,24;22,2 46,24 22,46}
    arrow.up.arrow.down = {-22,46 -22,-46;-44,-22 -22,-46 0,-22;24,-46 24,46;2,22 24,46 46,22}
    arrow.down.arrow.up = {-22,46 -22,-46;-44,-22 -22,-46 0,-22;24,-46 24,46;2,22 24,46 46,22}
    arrow.up.and.down.and.arrow.left.and.right = open_with
    arrow.up.left.and.arrow.down.right = {6,6 42,42;8,42 42,42 42,8;-6,-6 -42,-42;-8,-42 -42,-42 -42,-8}
    arrow.up.backward.and.arrow.down.forward = {6,6 42,42;8,42 42,42 42,8;-6,-6 -42,-42;-8,-42 -42,-42 \
    -42,-8}
    arrow.up.right.and.arrow.down.left = {6,-6 42,-42;8,-42 42,-42 42,-8;-6,6 -42,42;-8,42 -42,42 -42,8}
    arrow.down.right.and.arrow.up.left = {44,44 8,8;42,8 8,8 8,42;-44,-44 -8,-8;-42,-8 -8,-8 -8,-42}
    arrow.down.forward.and.arrow.up.backward = {44,44 8,8;42,8 8,8 8,42;-44,-44 -8,-8;-42,-8 -8,-8 -8,-42}
    arrow.down.left.and.arrow.up.right = {-44,44 -8,8;-42,8 -8,8 -8,42;44,-44 8,-8;42,-8 8,-8 8,-42}
    arrow.right.to.line, arrow.forward.to.line = {-48,0 26,0;-2,-30 26,0 -2,30;46,-36 46,36}
    arrow.left.to.line, arrow.backward.to.line = {48,0 -26,0;2,-30 -26,0 2,30;-46,-36 -46,36}
    arrow.up.to.line = {0,48 0,-26;-30,2 0,-26 30,2;-36,-46 36,-46}
    arrow.down.to.line = {0,-48 0,26;-30,-2 0,26 30,-2;-36,46 36,46}
    arrow.down.to.line.compact, arrow.down.to.line.alt = {0,-48 0,26;-30,-2 0,26 30,-2;-36,46 36,46}
    arrow.up.to.line.compact, arrow.up.to.line.alt = {0,48 0,-26;-30,2 0,-26 30,2;-36,-46 36,-46}
    arrow.right.to.line.compact, arrow.right.to.line.alt = {-48,0 26,0;-2,-30 26,0 -2,30;46,-36 46,36}
    arrow.left.to.line.compact, arrow.left.to.line.alt = {48,0 -26,0;2,-30 -26,0 2,30;-46,-36 -46,36}
    arrow.left.and.line.vertical.and.arrow.right = {-14,0 -54,0;-34,-20 -54,0 -34,20;14,0 54,0;34,-20 \
    54,0 34,20;0,-40 0,40}
    arrow.right.and.line.vertical.and.arrow.left = {-14,0 -54,0;-34,-20 -54,0 -34,20;14,0 54,0;34,-20 \
    54,0 34,20;0,-40 0,40}
    arrow.up.and.line.horizontal.and.arrow.down = {0,-14 0,-54;-20,-34 0,-54 20,-34;0,14 0,54;-20,34 \
    0,54 20,34;-40,0 40,0}
    arrow.down.and.line.horizontal.and.arrow.up = {0,-14 0,-54;-20,-34 0,-54 20,-34;0,14 0,54;-20,34 \
    0,54 20,34;-40,0 40,0}
    arrow.clockwise.icloud, arrow.counterclockwise.icloud = cloud_sync
    goforward.10 = forward_10
    gobackward.10 = replay_10
    goforward.5 = forward_5
    gobackward.5 = replay_5
    goforward.30 = forward_30
    gobackward.30 = replay_30
    goforward.15 = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + "15"*0.42
    goforward.45 = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + "45"*0.42
    goforward.60 = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + "60"*0.42
    goforward.75 = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + "75"*0.42
    goforward.90 = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + "90"*0.42
    goforward.plus = {arc 0,3 42 -28 270;-19,-60 0,-39 -19,-18} + {-14,6 0,6 14,6;0,-8 0,6 0,20}
    gobackward.15 = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + "15"*0.42
    gobackward.45 = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + "45"*0.42
    gobackward.60 = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + "60"*0.42
    gobackward.75 = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + "75"*0.42
    gobackward.90 = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + "90"*0.42
    gobackward.minus = {arc 0,3 42 208 -90;19,-60 0,-39 19,-18} + {-14,6 14,6}
    arrow.triangle.2.circlepath.icloud = {} & cloud_sync
    arrow.2.circlepath = sync
    arrow.triangle.2.circlepath = sync@90
    arrow.triangle.2.circlepath.camera = cameraswitch
    arrow.2.squarepath = repeat@90
    repeat.1 = repeat_one
    arrow.triangle.capsulepath = loop
    arrow.3.trianglepath = recycling
    arrow.triangle.branch = call_split
    arrow.triangle.merge = call_merge
    arrow.triangle.swap = swap_horiz
    arrow.triangle.pull = mdi/source-pull
    arrow.triangle.turn.up.right.diamond = ~directions & directions
    arrow.triangle.turn.up.right.circle = ~assistant_direction & assistant_direction
    arrow.uturn.left = {-44,-14 16,-14;arc 16,10 24 -90 90;16,34 -8,34;-18,-40 -44,-14 -18,12}
    arrow.uturn.backward = {-44,-14 16,-14;arc 16,10 24 -90 90;16,34 -8,34;-18,-40 -44,-14 -18,12}
    arrow.uturn.right = {44,-14 -16,-14;arc -16,10 24 270 90;-16,34 8,34;18,-40 44,-14 18,12}
    arrow.uturn.forward = {44,-14 -16,-14;arc -16,10 24 270 90;-16,34 8,34;18,-40 44,-14 18,12}
    arrow.uturn.up = {-14,-44 -14,16;arc 10,16 24 180 0;34,16 34,-8;-40,-18 -14,-44 12,-18}
    arrow.uturn.down = {-14,44 -14,-16;arc 10,-16 24 180 360;34,-16 34,8;-40,18 -14,44 12,18}
    arrow.turn.down.left = {36,-40 36,12 -40,12;-14,-14 -40,12 -14,38}
    arrow.turn.down.right = {-36,-40 -36,12 40,12;14,-14 40,12 14,38}
    arrow.turn.right.up = {-40,36 12,36 12,-40;-14,-14 12,-40 38,-14}
    arrow.turn.right.down = {-40,-36 12,-36 12,40;-14,14 12,40 38,14}
    arrow.turn.left.up = {40,36 -12,36 -12,-40;-38,-14 -12,-40 14,-14}
    arrow.turn.left.down = {40,-36 -12,-36 -12,40;-38,14 -12,40 14,14}
    arrow.turn.up.forward.iphone = screen_rotation
    arrow.up.bin = unarchive
    square.and.arrow.up = {-12,-16 -34,-16 -34,50 34,50 34,-16 12,-16;0,20 0,-56;-18,-38 0,-56 18,-38} \
    & ios_share
    square.and.arrow.down = {-12,-16 -34,-16 -34,50 34,50 34,-16 12,-16;0,-56 0,24;-18,6 0,24 18,6}
    square.and.arrow.up.on.square = {-12,-16 -34,-16 -34,50 34,50 34,-16 12,-16;0,20 0,-56;-18,-38 \
    0,-56 18,-38}
    square.and.arrow.down.on.square = {-12,-16 -34,-16 -34,50 34,50 34,-16 12,-16;0,20 0,-56;-18,-38 \
    0,-56 18,-38}
    square.and.pencil = {4,-36 -42,-36 -42,46 40,46 40,2;-14,18 -10,2 36,-46 50,-32 4,14 -14,18}
    arrow.up.doc = mdi/file-outline*1 + {0,30 0,-6;-13,7 0,-6 13,7} & upload_file
    arrow.down.doc = mdi/file-outline*1 + {0,-8 0,30;-13,17 0,30 13,17} & sim_card_download
    arrow.right.doc.on.clipboard, arrow.up.doc.on.clipboard = content_paste_go
    rectangle.portrait.and.arrow.right, rectangle.portrait.and.arrow.forward = logout
    rectangle.portrait.and.arrow.left, arrow.right.and.arrow.left = |logout
    arrowshape.left, arrowshape.backward = {edge 4 -54,0 0,-46 0,-22 50,-22 50,22 0,22 0,46} & {solid 4 \
    -54,0 0,-46 0,-22 50,-22 50,22 0,22 0,46}
    arrowshape.right, arrowshape.forward = {edge 4 54,0 0,-46 0,-22 -50,-22 -50,22 0,22 0,46} & {solid \
    4 54,0 0,-46 0,-22 -50,-22 -50,22 0,22 0,46}
    arrowshape.up = {edge 4 0,-54 46,0 22,0 22,50 -22,50 -22,0 -46,0} & {solid 4 0,-54 46,0 22,0 22,50 \
    -22,50 -22,0 -46,0}
    arrowshape.down = {edge 4 0,54 46,0 22,0 22,-50 -22,-50 -22,0 -46,0} & {solid 4 0,54 46,0 22,0 \
    22,-50 -22,-50 -22,0 -46,0}
    arrowshape.turn.up.left, arrowshape.turn.up.backward = ~reply & reply
    arrowshape.turn.up.right, arrowshape.turn.up.forward = ~|reply & |reply
    arrowshape.turn.up.left.2, arrowshape.turn.up.backward.2 = reply_all
    arrowshape.bounce.right = redo
    arrowshape.bounce.left = undo
    arrowshape.zigzag.right = trending_up
    arrowtriangle.right = {edge 6 44,0 -36,-44 -36,44} & {solid 6 44,0 -36,-44 -36,44}
    arrowtriangle.forward = {edge 6 44,0 -36,-44 -36,44} & {solid 6 44,0 -36,-44 -36,44}
    arrowtriangle.left = {edge 6 -44,0 36,-44 36,44} & {solid 6 -44,0 36,-44 36,44}
    arrowtriangle.backward = {edge 6 -44,0 36,-44 36,44} & {solid 6 -44,0 36,-44 36,44}
    arrowtriangle.up = {edge 6 0,-44 44,36 -44,36} & {solid 6 0,-44 44,36 -44,36}
    arrowtriangle.down = {edge 6 0,44 44,-36 -44,-36} & {solid 6 0,44 44,-36 -44,-36}
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = flip
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left = flip
    """
}
