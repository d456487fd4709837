/// The name of Lottie 3.
public typealias AnimationView = LottieAnimationView
