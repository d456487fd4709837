// swift-format-ignore-file
import SwiftUI

struct AnalogClock: View {
    var body: some View {
        TimelineView(.animation(minimumInterval: 1.0 / 30)) { timeline in
            let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
            Canvas { context, size in
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                var hand = Path()
                hand.move(to: center)
                let angle = Angle.degrees(seconds * 6 - 90)
                hand.addLine(to: CGPoint(x: center.x + 80 * cos(angle.radians), y: center.y + 80 * sin(angle.radians)))
                context.stroke(Path(ellipseIn: CGRect(x: center.x - 100, y: center.y - 100, width: 200, height: 200)), with: .color(.primary), lineWidth: 4)
                context.stroke(hand, with: .color(.red), style: StrokeStyle(lineWidth: 3, lineCap: .round))
                context.draw(Text("12").font(.caption), at: CGPoint(x: center.x, y: center.y - 85))
            }
        }
        .frame(width: 220, height: 220)
    }
}
