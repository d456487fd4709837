// swift-format-ignore-file
import SwiftUI

struct CircularSliderView: View {
    @State private var angle: Double = 30

    func onChanged(value: DragGesture.Value) {
        let vector = CGVector(dx: value.location.x, dy: value.location.y)
        let radians = atan2(vector.dy - 100, vector.dx - 100)
        var degrees = radians * 180 / .pi
        if degrees < 0 { degrees = 360 + degrees }
        angle = degrees
    }

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 16)
            Circle().trim(from: 0, to: CGFloat(angle / 360)).stroke(Color.orange, lineWidth: 16)
            Circle().fill(Color.orange).frame(width: 32, height: 32)
                .offset(x: 100)
                .rotationEffect(.init(degrees: angle))
            Text("\(Int(angle))°").font(.title).fontWeight(.bold)
        }
        .frame(width: 200, height: 200)
        .contentShape(Circle())
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged(onChanged(value:)))
    }
}
