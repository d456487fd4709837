// swift-format-ignore-file
import SwiftUI

struct LoadingDotsView: View {
    @State var animate = false
    let timing: Double = 0.6

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color.blue)
                    .frame(width: 20, height: 20)
                    .scaleEffect(self.animate ? 1.0 : 0.4)
                    .animation(Animation.easeInOut(duration: self.timing).repeatForever().delay(Double(index) * 0.2))
            }
        }
        .onAppear {
            self.animate = true
        }
    }
}

struct LoadingDotsView_Previews: PreviewProvider {
    static var previews: some View {
        LoadingDotsView()
            .previewDevice(PreviewDevice(rawValue: "iPhone 12"))
            .previewDisplayName("Dots")
    }
}
