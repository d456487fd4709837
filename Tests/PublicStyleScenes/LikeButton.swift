// swift-format-ignore-file
import SwiftUI

struct LikeButtonView: View {
    @State private var isLiked = false
    @State private var count = 41

    var body: some View {
        Button(action: {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) {
                self.isLiked.toggle()
                self.count += isLiked ? 1 : -1
            }
        }) {
            HStack(spacing: 8) {
                Image(systemName: isLiked ? "heart.fill" : "heart")
                    .font(.system(size: 44, weight: .bold))
                    .foregroundColor(isLiked ? .red : .gray)
                    .scaleEffect(isLiked ? 1.2 : 1)
                Text("\(count)").font(.title2).bold()
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

struct LikeButtonView_Previews: PreviewProvider {
    static var previews: some View {
        LikeButtonView()
            .previewLayout(.sizeThatFits)
            .preferredColorScheme(.dark)
    }
}
